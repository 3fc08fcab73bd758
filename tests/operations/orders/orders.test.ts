import { env } from "cloudflare:workers";

import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { pageOf } from "@tests/support/page-of";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { checkApproval } from "~/operations/documents/check-approval";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { countByOrder } from "~/operations/documents/count-by-order";
import { deleteDocument } from "~/operations/documents/delete";
import { exportDocuments } from "~/operations/documents/export";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { startBulkAction } from "~/operations/documents/start-bulk";
import { undoApproval } from "~/operations/documents/take-back";
import { deleteOrder } from "~/operations/orders/delete";
import { editOrderSettings } from "~/operations/orders/edit-settings";
import { exportOrders } from "~/operations/orders/export";
import { getOrder } from "~/operations/orders/get";
import { importOrders } from "~/operations/orders/import";
import { listOrders } from "~/operations/orders/list";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { deleteSupplier } from "~/operations/suppliers/delete";
import { importSuppliers } from "~/operations/suppliers/import";
import { listSuppliers } from "~/operations/suppliers/list";
import { compareAgain } from "~/operations/suppliers/steps/compare-due";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const header = ["vendorName", "invoiceNumber", "orderNumber", "currency", "subTotal"];
const columns = ["itemCode", "description", "quantity", "unitPrice", "netTotal"];
const fields = [
  ...header.map((key) => ({ key, line: false, weight: 1, required: false })),
  ...columns.map((key) => ({ key, line: true, weight: 1, required: false })),
];

const sweep = () =>
  compareDueDocuments(
    {
      ...makeSweepContext(env),
      openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
    },
    {},
  );

type World = { context: TenantContext; modelId: string };

const heading =
  "orderNumber,supplierNumber,line,itemCode,description,quantity,unitPrice,currency,receivedQuantity,closed\n";

async function world(
  orders = "4500-12,V1,10,A-1,Oak board,10,2.5,EUR,,\n",
  required = "yes",
): Promise<World> {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, { baseModelId: "invoices-europe", fields });
  await importSuppliers(context, {
    text: `number,name,orderRequired\nV1,Larkmoor Joinery Ltd,${required}\nV2,Brackwater Ltd,no\n`,
    apply: true,
  });
  if (orders) await importOrders(context, { text: heading + orders, apply: true });
  return { context, modelId };
}

type Row = Record<string, string>;
const oak = (quantity: string, netTotal: string): Row => ({
  itemCode: "A-1",
  description: "Oak board",
  quantity,
  unitPrice: "2.5",
  netTotal,
});

let position = 0;
async function plant({ context, modelId }: World, given: Row = {}, rows: Row[] = [oak("10", "25")]) {
  position += 1;
  const values = {
    vendorName: "Larkmoor Joinery Ltd",
    invoiceNumber: `R-${position}`,
    orderNumber: "4500 12",
    currency: "EUR",
    ...given,
  };
  const id = await plantDocument(context, modelId, {
    position,
    fileName: `bill-${position}.pdf`,
    result: {
      ...plantedResult,
      fields: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, found(value, { confidence: 0.99 })]),
      ),
      lineItems: rows.map((row) => ({
        cells: Object.fromEntries(
          Object.entries(row).map(([key, value]) => [key, found(value, { confidence: 0.99 })]),
        ),
        arithmetic: "agrees" as const,
      })),
    },
  });
  await context.files.put(
    documentFiles.words(id, 1, 1),
    JSON.stringify(pageOf("INVOICE")),
    "application/json",
  );
  await sweep();
  return id;
}

const outcomeOf = async ({ context }: World, documentId: string) =>
  (await getDocument(context, { documentId })).order?.outcome ?? null;
const concerns = async ({ context }: World, documentId: string) =>
  (await getDocument(context, { documentId })).concerns.map(({ kind }) => kind);
const onlyOrder = async ({ context }: World) => {
  const { items } = await listOrders(context, {});
  return getOrder(context, { orderId: items[0]?.id ?? "" });
};

describe("purchase orders", () => {
  it("are imported twice without a difference, listed, found and exported again", async () => {
    const here = await world();
    const { context } = here;
    const text = `${heading}4500-12,V1,10,A-1,Oak board,10,2.5,EUR,4,\n77,V9,1,,,1,,,,\n`;
    expect(await importOrders(context, { text })).toMatchObject({
      applied: false,
      created: 0,
      changed: 1,
      refused: [{ row: 3, message: "orders.error.unknown-supplier" }],
    });
    expect(await onlyOrder(here)).toMatchObject({
      number: "4500-12",
      supplierName: "Larkmoor Joinery Ltd",
      supplierNumber: "V1",
      lines: [{ received: null }],
    });
    await importOrders(context, { text, apply: true });
    expect((await onlyOrder(here)).lines).toMatchObject([
      { line: "10", quantity: 10, received: 4, invoiced: 0 },
    ]);
    expect((await listOrders(context, { search: "4500-1" })).items).toHaveLength(1);
    expect((await listOrders(context, { search: "9" })).items).toEqual([]);
    const exported = await new Response((await exportOrders(context, {})).stream).text();
    const again = await importOrders(context, { text: exported, apply: true });
    expect(again).toMatchObject({ created: 0, changed: 1, refused: [] });
    expect(await new Response((await exportOrders(context, {})).stream).text()).toBe(exported);
  });

  it("tell the outcomes apart on documents, and what differs needs review", async () => {
    const here = await world(
      "4500-12,V1,10,A-1,Oak board,100,2.5,EUR,60,\n99,V1,10,A-1,Oak board,10,2.5,EUR,,yes\n55,V2,10,A-1,Oak,1,1,EUR,,\n",
    );
    const cases: [Row, Row[] | undefined, string | null][] = [
      [{}, undefined, "matched"],
      [{}, [{ ...oak("10", "30"), unitPrice: "3" }], "price"],
      [{}, [oak("101", "252.5")], "quantity"],
      [{}, [oak("61", "152.5")], "over-invoiced"],
      [{ currency: "USD" }, [oak("1", "2.5")], "currency"],
      [{}, [{ ...oak("1", "9"), itemCode: "X", description: "Freight" }], "line-unknown"],
      [{ orderNumber: "99" }, undefined, "order-closed"],
      [{ orderNumber: "55" }, undefined, "supplier-differs"],
      [{ orderNumber: "404" }, undefined, "order-unknown"],
      [{ orderNumber: "" }, undefined, "order-unknown"],
      [{ vendorName: "Brackwater Ltd", orderNumber: "" }, undefined, null],
    ];
    const planted: { id: string; outcome: string | null }[] = [];
    for (const [given, rows, outcome] of cases) {
      const id = await plant(here, given, rows);
      planted.push({ id, outcome });
      expect(await outcomeOf(here, id)).toBe(outcome);
      expect((await concerns(here, id)).includes("order")).toBe(outcome !== "matched" && outcome !== null);
    }
    const { context, modelId } = here;
    for (const { orderOutcome, count } of await countByOrder(context, { modelId })) {
      const ids = planted.filter(({ outcome }) => outcome === orderOutcome).map(({ id }) => id);
      const listed = await listDocuments(context, { modelId, orderOutcome });
      expect([orderOutcome, count, listed.totalCount]).toEqual([orderOutcome, ids.length, ids.length]);
      expect(listed.items.map(({ id }) => id).sort()).toEqual(ids.sort());
    }
    expect(await countByOrder(context, {})).toHaveLength(9);
  });

  it("are what a list of documents can be narrowed to, with a status, as a file and for an action on all", async () => {
    const here = await world();
    const { context, modelId } = here;
    const nameOf = async (documentId: string) => (await getDocument(context, { documentId })).fileName;
    const [first, second] = [
      await plant(here, {}, [oak("6", "15")]),
      await plant(here, {}, [oak("6", "15")]),
    ];
    const ofOutcome = async (filter: Record<string, string>) =>
      (await listDocuments(context, { modelId, ...filter })).items.map(({ id }) => id);
    await checkApproval(context, { documentIds: [first, second] });
    const { readiness } = await getDocument(context, { documentId: first });
    expect(await ofOutcome({ orderOutcome: "Matched", readiness: readiness ?? "" })).toEqual([first]);
    expect(await ofOutcome({ orderOutcome: "over-invoiced", status: "success" })).toEqual([second]);
    expect(await ofOutcome({ orderOutcome: "price" })).toEqual([]);
    await expect(listDocuments(context, { modelId, orderOutcome: "cheap" })).rejects.toThrow(
      "documents.error.no-such-order-outcome",
    );
    const file = await exportDocuments(context, { modelId, format: "csv", orderOutcome: "over-invoiced" });
    const text = await new Response(file.stream).text();
    expect([...text.matchAll(/bill-\d+\.pdf/g)].map(([name]) => name)).toEqual([await nameOf(second)]);
    const whole = {
      modelId,
      site: "https://x.example",
      orderOutcome: "matched",
      unready: "approve" as const,
    };
    const { bulkActionId, total } = await startBulkAction(context, { ...whole, action: "approve" });
    expect(total).toBe(1);
    const job = {
      ...asActor(context, { kind: "system", id: "jobs" }),
      releases: { send: async () => undefined },
    };
    expect(await continueBulkAction(job, { bulkActionId })).toEqual({ ended: true });
    expect(await ofOutcome({ orderOutcome: "matched", status: "approved" })).toEqual([first]);
    expect(await ofOutcome({ orderOutcome: "over-invoiced", status: "success" })).toEqual([second]);
  });

  it("say nothing to who keeps no orders here and needs none", async () => {
    const here = await world("", "no");
    expect(await outcomeOf(here, await plant(here))).toBeNull();
  });

  it("never count twice what two bills take, however often they are compared", async () => {
    const here = await world();
    const first = await plant(here, {}, [oak("6", "15")]);
    const second = await plant(here, {}, [oak("6", "15")]);
    const run = await makeRunContext(env, here.context.shard.tenantId, "test");
    if (!run) throw new Error("the tenant was not opened");
    for (const id of [second, first, second]) await compareAgain(run, id);
    expect([await outcomeOf(here, first), await outcomeOf(here, second)]).toEqual([
      "matched",
      "over-invoiced",
    ]);
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 0, waiting: 12 }]);
    await approveDocument(here.context, { documentId: first, force: true });
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 6, waiting: 6 }]);
    expect(await outcomeOf(here, await plant(here, {}, [oak("4", "10")]))).toBe("over-invoiced");
  });

  it("show an earlier bill that a later one was approved in spite of it", async () => {
    const here = await world();
    const first = await plant(here, {}, [oak("6", "15")]);
    const second = await plant(here, {}, [oak("6", "15")]);
    await approveDocument(here.context, { documentId: second, force: true });
    await sweep();
    expect(await outcomeOf(here, first)).toBe("over-invoiced");
  });

  it("get their quantities back from what is deleted or opened again", async () => {
    const here = await world();
    const first = await plant(here);
    const second = await plant(here);
    expect(await outcomeOf(here, second)).toBe("over-invoiced");
    await approveDocument(here.context, { documentId: first, force: true });
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 10, waiting: 10 }]);
    await undoApproval(here.context, { documentId: first });
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 0, waiting: 20 }]);
    await deleteDocument(here.context, { documentId: first });
    await sweep();
    expect(await outcomeOf(here, second)).toBe("matched");
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 0, waiting: 10 }]);
  });

  it("are matched again when an order, its receipts or the tolerances change", async () => {
    const here = await world();
    const id = await plant(here, {}, [{ ...oak("10", "27"), unitPrice: "2.7" }]);
    expect(await outcomeOf(here, id)).toBe("price");
    await editOrderSettings(here.context, {
      pricePercent: 10,
      priceLeast: "0,01",
      quantityPercent: 0,
      totalPercent: 10,
      totalLeast: 1,
      receipts: "required",
    });
    await sweep();
    expect(await outcomeOf(here, id)).toBe("not-received");
    const text = `${heading}450012,V1,10,,,10,,,10,\n`;
    await importOrders(here.context, { text, apply: true });
    await sweep();
    expect(await outcomeOf(here, id)).toBe("matched");
    const { items } = await listSuppliers(here.context, { search: "Larkmoor" });
    const supplierId = items[0]?.id ?? "";
    await expect(deleteSupplier(here.context, { supplierId })).rejects.toMatchObject({ code: "conflict" });
    await deleteOrder(here.context, { orderId: (await onlyOrder(here)).id });
    await sweep();
    expect(await outcomeOf(here, id)).toBe("order-unknown");
  });

  it("count what the file says was invoiced, less what was approved here", async () => {
    const here = await world();
    const id = await plant(here, {}, [oak("3", "7.5")]);
    await approveDocument(here.context, { documentId: id, force: true });
    const text = "orderNumber,supplierNumber,line,quantity,invoicedQuantity\n4500-12,V1,10,10,7\n";
    await importOrders(here.context, { text, apply: true });
    expect((await onlyOrder(here)).lines).toMatchObject([{ invoiced: 7 }]);
    expect(await outcomeOf(here, await plant(here, {}, [oak("3", "7.5")]))).toBe("matched");
    expect(await outcomeOf(here, await plant(here, {}, [oak("1", "2.5")]))).toBe("over-invoiced");
  });
});
