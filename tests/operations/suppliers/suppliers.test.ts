import { env } from "cloudflare:workers";
import { madeIban } from "@tests/support/made-accounts";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantBill } from "@tests/support/plant-bill";
import { auditedOperations } from "@tests/support/stored-rows";
import { beforeAll, describe, expect, it } from "vitest";
import { everything } from "~/domain/permissions/permission";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { getDocument } from "~/operations/documents/get";
import { reviewDocument } from "~/operations/documents/review";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { getSupplier } from "~/operations/suppliers/get";
import { importSuppliers } from "~/operations/suppliers/import";
import { listSuppliers } from "~/operations/suppliers/list";
import { verifyBankAccount } from "~/operations/suppliers/settle-account";
import { learnSupplier } from "~/operations/suppliers/steps/learn-suppliers";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const fields = ["vendorName", "vendorTaxNumber", "invoiceNumber", "total"].map((key) => ({
  key,
  line: false,
  weight: 1,
  required: false,
}));
const known = madeIban("DE", "370400440532013000");
const other = madeIban("DE", "500105175407324931");
const pageWith = (iban: string, more = "") => `
  INVOICE 17
  Larkmoor Joinery GmbH
  ${more}
  Please pay to IBAN ${iban.replace(/(.{4})/g, "$1 ")}
  Total 118.00
`;
const values = {
  vendorName: "Larkmoor Joinery GmbH",
  vendorTaxNumber: "DE136695976",
  invoiceNumber: "17",
  total: "118.00",
};

const sweep = () =>
  compareDueDocuments(
    {
      ...makeSweepContext(env),
      openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
    },
    {},
  );

const second = (context: TenantContext): TenantContext =>
  asActor(context, { kind: "person", id: "person-2", permissions: [everything] });

type World = { context: TenantContext; modelId: string };

async function world(): Promise<World> {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, { baseModelId: "invoices-europe", fields });
  return { context, modelId };
}

/** A world in which the supplier is known by an approved bill. */
async function knownWorld(): Promise<World> {
  const here = await world();
  await plantBill(here.context, here.modelId, {
    position: 1,
    status: "approved",
    values,
    page: pageWith(known),
  });
  await sweep();
  return here;
}

const supplierOf = async ({ context }: World, documentId: string) =>
  (await getDocument(context, { documentId })).supplier;

describe("the supplier file", () => {
  it("comes from approved documents by itself, and twice comes to the same", async () => {
    const { context } = await knownWorld();
    await sweep();
    const { items } = await listSuppliers(context, {});
    expect(items).toMatchObject([{ name: "Larkmoor Joinery GmbH", country: "DE", documents: 1 }]);
    const found = await getSupplier(context, { supplierId: items[0]?.id ?? "" });
    expect(found.accounts.map(({ key, origin }) => [key, origin])).toEqual([[known, "document"]]);
    expect(found.bills).toMatchObject([{ outcome: "first-for-supplier", reason: "tax-number" }]);
  });

  it("counts a document once that two learn from at the same time", async () => {
    const { context, modelId } = await world();
    const documentId = await plantBill(context, modelId, { position: 1, values, page: pageWith(known) });
    await approveDocument(context, { documentId, force: true });
    await Promise.all([learnSupplier(context, documentId), learnSupplier(context, documentId)]);
    const { items } = await listSuppliers(context, {});
    expect(items.map(({ name, documents }) => [name, documents])).toEqual([["Larkmoor Joinery GmbH", 1]]);
    const audited = await auditedOperations(context);
    expect(audited.filter((operation) => operation === "suppliers.learn")).toHaveLength(1);
  });

  it("tells the five outcomes apart", async () => {
    const here = await knownWorld();
    const { context, modelId } = here;
    const plant = (position: number, given: Record<string, string>, page: string) =>
      plantBill(context, modelId, { position, values: { ...values, ...given }, page });
    await importSuppliers(context, { text: "name\nBrackwater Ltd\n", apply: true });
    const ids = [
      await plant(2, {}, pageWith(known)),
      await plant(3, {}, pageWith(other)),
      await plant(4, { vendorName: "Brackwater Ltd", vendorTaxNumber: "" }, pageWith(other)),
      await plant(5, {}, "INVOICE 19"),
      await plant(6, { vendorName: "Nobody Known SA", vendorTaxNumber: "" }, pageWith(other)),
    ];
    await sweep();
    const outcomes = await Promise.all(ids.map(async (id) => (await supplierOf(here, id))?.outcome));
    expect(outcomes).toEqual(["same", "new-for-known", "first-for-supplier", "none-on-page", "none-on-file"]);
    const readiness = await Promise.all(
      ids.map(async (documentId) => (await getDocument(context, { documentId })).readiness),
    );
    expect(readiness.map((one) => one === "blocked")).toEqual([false, true, false, false, false]);
  });

  it("knows a sender by nearly its name, and an account that is another supplier's", async () => {
    const here = await knownWorld();
    const { context, modelId } = here;
    await importSuppliers(context, { text: `name,iban\nBrackwater Ltd,${other}\n`, apply: true });
    const misspelt = await plantBill(context, modelId, {
      position: 2,
      values: { ...values, vendorName: "Larkmoor Jolnery GmbH", vendorTaxNumber: "" },
      page: pageWith(madeIban("DE", "500105175407324932")),
    });
    const foreign = await plantBill(context, modelId, { position: 3, values, page: pageWith(other) });
    await sweep();
    expect(await supplierOf(here, misspelt)).toMatchObject({ reason: "similar-name", open: true });
    expect((await supplierOf(here, foreign))?.signs).toContain("another-supplier");
  });
});

describe("a bank account that is new for a known supplier", () => {
  let here: World;
  let documentId: string;
  beforeAll(async () => {
    here = await knownWorld();
    documentId = await plantBill(here.context, here.modelId, {
      position: 2,
      values,
      page: pageWith(other, "Please note that our bank details have changed."),
    });
  });

  it("stops approval, whoever insists, even before any sweep", async () => {
    const { context } = here;
    const refusal = { name: "NotReady" };
    await expect(approveDocument(context, { documentId, force: true })).rejects.toMatchObject(refusal);
    await expect(approveDocument(context, { documentId })).rejects.toMatchObject(refusal);
    await expect(
      reviewDocument(context, { documentId, revision: 0, fields: {}, verb: "approve", force: true }),
    ).rejects.toMatchObject(refusal);
    const outcomes = await approveDocuments(context, { documentIds: [documentId], unready: "approve" });
    expect(outcomes).toEqual([{ documentId, outcome: "conflict" }]);
    const { status, readiness, concerns, supplier } = await getDocument(context, { documentId });
    expect([status, readiness]).toEqual(["success", "blocked"]);
    expect(concerns.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bankAccount", "bankSigns"]));
    expect(supplier).toMatchObject({ outcome: "new-for-known", signs: ["says-changed"], unknown: [other] });
    expect(await auditedOperations(context)).toContain("suppliers.find-new-account");
  });

  it("is not settled by who edited the document last, nor by a key", async () => {
    const { context } = here;
    await saveCorrections(context, { documentId, revision: 0, fields: { invoiceNumber: "18" } });
    await expect(
      verifyBankAccount(context, { documentId, revision: 1, decision: "accepted" }),
    ).rejects.toMatchObject({
      messageKey: "suppliers.error.last-editor",
    });
    const key = asActor(context, { kind: "key", id: "key-1", permissions: [everything] });
    await expect(
      verifyBankAccount(key, { documentId, revision: 1, decision: "accepted" }),
    ).rejects.toMatchObject({
      messageKey: "suppliers.error.person-only",
    });
  });

  it("stays blocked when it is refused", async () => {
    const { context } = here;
    expect(
      await verifyBankAccount(second(context), { documentId, revision: 1, decision: "refused" }),
    ).toEqual({
      open: true,
    });
    await expect(approveDocument(context, { documentId, force: true })).rejects.toMatchObject({
      name: "NotReady",
    });
  });

  it("goes on file once a second person accepts it, and the document is as ready as any", async () => {
    const { context } = here;
    expect(
      await verifyBankAccount(second(context), { documentId, revision: 1, decision: "accepted" }),
    ).toEqual({
      open: false,
    });
    const { supplier } = await getDocument(context, { documentId });
    expect(supplier).toMatchObject({ outcome: "same", decision: "accepted", decidedBy: "person-2" });
    await expect(
      verifyBankAccount(second(context), { documentId, revision: 1, decision: "accepted" }),
    ).rejects.toMatchObject({
      messageKey: "suppliers.error.nothing-open",
    });
    expect(await auditedOperations(context)).toContain("suppliers.settle-account");
    await approveDocument(context, { documentId, force: true });
  });

  it("stays rejected on its document when it goes on file by another, and says so on a third", async () => {
    const { context, modelId } = await knownWorld();
    const plant = (position: number, vendorName: string) =>
      plantBill(context, modelId, {
        position,
        values: {
          ...values,
          vendorName,
          ...(vendorName === values.vendorName ? {} : { vendorTaxNumber: "" }),
        },
        page: pageWith(other),
      });
    const rejected = await plant(2, values.vendorName);
    const accepted = await plant(3, values.vendorName);
    await sweep();
    const settle = (documentId: string, decision: "accepted" | "refused") =>
      verifyBankAccount(second(context), { documentId, revision: 0, decision });
    await settle(rejected, "refused");
    const stranger = await plant(4, "Nobody Known SA");
    await sweep();
    expect((await getDocument(context, { documentId: stranger })).supplier?.signs).toEqual(["rejected"]);
    await settle(accepted, "accepted");
    await sweep();
    const kept = async () => (await getDocument(context, { documentId: rejected })).supplier;
    expect(await kept()).toMatchObject({ outcome: "same", open: true, decision: "refused", unknown: [] });
    await expect(approveDocument(context, { documentId: rejected, force: true })).rejects.toMatchObject({
      name: "NotReady",
    });
    expect(await settle(rejected, "refused")).toEqual({ open: true });
    expect(await settle(rejected, "accepted")).toEqual({ open: false });
  });
});
