import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { deleteOpenPairs, replaceKeys, selectSharing } from "~/data/shard/duplicates";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { dismissDuplicate } from "~/operations/duplicates/dismiss";
import { lookForDuplicates } from "~/operations/duplicates/look-for";
import { searchDuplicates } from "~/operations/duplicates/steps/search-duplicates";

type World = { context: TenantContext; modelId: string };

async function world(): Promise<World> {
  const context = await makeTenant();
  const field = (key: string) => ({ key, weight: 1, required: false, line: false });
  const fields = ["vendorName", "invoiceNumber", "invoiceDate", "total"].map(field);
  const model = await makeModel(context, { fields, baseModelId: "invoices-apac" });
  return { context, modelId: model.id };
}

let position = 0;

/** An invoice of Acme that ended; the file is another one each time unless told otherwise. */
async function arrived({ context, modelId }: World, values: Record<string, string>, sha256?: string) {
  position += 1;
  const fields = { vendorName: "Acme Tools Pty Ltd", invoiceDate: "2026-02-14", total: "118.00", ...values };
  const documentId = await plantDocument(context, modelId, {
    position,
    at: new Date(Date.UTC(2026, 2, 9, 10, position)),
    fileName: `invoice-${position}.pdf`,
    result: {
      ...plantedResult,
      fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, found(value)])),
      lineItems: [],
    },
  });
  await usShard()
    .prepare("update documents set sha256 = ?2 where id = ?1")
    .bind(documentId, sha256 ?? documentId)
    .run();
  await lookForDuplicates(asSystem(context), { documentId, attempt: 1 });
  return documentId;
}

const asSystem = (context: TenantContext): TenantContext => ({
  ...context,
  actor: { kind: "system", id: "test" },
});
const pairsOf = async (context: TenantContext, documentId: string) =>
  (await getDocument(context, { documentId })).duplicates;

describe("documents that look alike", () => {
  it("are shown on both pages, with the level and which came first", async () => {
    const here = await world();
    const first = await arrived(here, { invoiceNumber: "INV-2041" });
    const second = await arrived(here, { invoiceNumber: "inv 2O41" });
    expect(await pairsOf(here.context, second)).toMatchObject([
      { documentId: first, level: "number", earlier: true, fileName: expect.stringMatching(/^invoice-/) },
    ]);
    expect(await pairsOf(here.context, first)).toMatchObject([{ documentId: second, earlier: false }]);
  });

  it("are marked in the list: the later one only", async () => {
    const here = await world();
    await arrived(here, { invoiceNumber: "INV-2041" });
    await arrived(here, { invoiceNumber: "INV-9999", invoiceDate: "2026-01-01" });
    const last = await arrived(here, { invoiceNumber: "INV-2041" });
    const { items } = await listDocuments(here.context, { modelId: here.modelId });
    expect(items.filter(({ duplicate }) => duplicate).map(({ id }) => id)).toEqual([last]);
  });

  it.each([
    ["by file, whatever was read", { invoiceNumber: "A-100" }, { invoiceNumber: "B-200" }, "file"],
    [
      "by vendor, date and total when a number is missing",
      { invoiceNumber: "A-100" },
      { invoiceNumber: "" },
      "date-total",
    ],
  ])("are found %s", async (_, one, other, level) => {
    const here = await world();
    const hash = level === "file" ? `hash-${here.modelId}` : undefined;
    const first = await arrived(here, one, hash);
    const second = await arrived(here, other, hash);
    expect(await pairsOf(here.context, second)).toMatchObject([{ documentId: first, level }]);
  });

  it("are two invoices where a text layer says two numbers, and may be one where a recogniser read one of them", async () => {
    const here = await world();
    const first = await arrived(here, { invoiceNumber: "7F3A9C21-0042" });
    const second = await arrived(here, { invoiceNumber: "7F3A9C21-0043" });
    expect(await pairsOf(here.context, second)).toEqual([]);
    await usShard().prepare("update pages set source = 'ocr' where document_id = ?1").bind(second).run();
    await lookForDuplicates(asSystem(here.context), { documentId: second, attempt: 1 });
    expect(await pairsOf(here.context, second)).toMatchObject([{ documentId: first, level: "date-total" }]);
  });

  it("are no credit note and the invoice that it takes back, though they say the same", async () => {
    const here = await world();
    const credits = await makeModel(here.context, { name: "Credits", baseModelId: "credit-notes" });
    const sketch = {
      numbers: Array.from({ length: 48 }, (_, at) => at),
      pairs: Array.from({ length: 32 }, (_, at) => at),
    };
    const values = { invoiceNumber: "INV-77" };
    const ids = [
      await arrived({ ...here, modelId: credits.id }, values),
      await arrived(here, values),
      await arrived(here, { total: "90.00" }),
    ];
    for (const id of ids) await searchDuplicates(here.context, id, { sketch });
    const [credit = "", invoice = "", other = ""] = ids;
    expect(await pairsOf(here.context, credit)).toEqual([]);
    expect(await pairsOf(here.context, invoice)).toMatchObject([{ documentId: other, level: "text" }]);
  });

  it("are not found across tenants", async () => {
    await arrived(await world(), { invoiceNumber: "INV-2041" }, "shared-hash");
    const here = await world();
    const own = await arrived(here, { invoiceNumber: "INV-2041" }, "shared-hash");
    expect(await pairsOf(here.context, own)).toEqual([]);
  });

  it("are found again by what was edited, and go when a correction parts them", async () => {
    const here = await world();
    const first = await arrived(here, { invoiceNumber: "INV-2041" });
    const second = await arrived(here, { invoiceNumber: "W-7733", total: "99.00" });
    expect(await pairsOf(here.context, second)).toEqual([]);
    await saveCorrections(here.context, {
      documentId: second,
      revision: 0,
      fields: { invoiceNumber: "INV-2041" },
    });
    expect(await pairsOf(here.context, second)).toMatchObject([{ documentId: first, level: "number" }]);
    await saveCorrections(here.context, {
      documentId: second,
      revision: 1,
      fields: { invoiceNumber: "INV-2050" },
    });
    expect(await pairsOf(here.context, second)).toEqual([]);
  });

  it("repeat nothing when they are looked for again", async () => {
    const here = await world();
    await arrived(here, { invoiceNumber: "INV-2041" });
    const documentId = await arrived(here, { invoiceNumber: "INV-2041" });
    const again = { documentId, attempt: 1 };
    expect(await lookForDuplicates(asSystem(here.context), again)).toEqual({ found: 1 });
    expect(await lookForDuplicates(asSystem(here.context), again)).toEqual({ found: 1 });
    expect(await pairsOf(here.context, documentId)).toHaveLength(1);
  });
});

describe("saying that a document is no duplicate", () => {
  it("settles the pair for good, from either side", async () => {
    const here = await world();
    const first = await arrived(here, { invoiceNumber: "INV-2041" });
    const second = await arrived(here, { invoiceNumber: "INV-2041" });
    await dismissDuplicate(here.context, { documentId: first, otherId: second });
    await lookForDuplicates(asSystem(here.context), { documentId: second, attempt: 1 });
    expect(await pairsOf(here.context, second)).toEqual([]);
    expect(await pairsOf(here.context, first)).toEqual([]);
    expect(await auditedOperations(here.context)).toContain("duplicates.dismiss");
    const third = await arrived(here, { invoiceNumber: "INV-2041" });
    expect((await pairsOf(here.context, third)).map(({ documentId }) => documentId).sort()).toEqual(
      [first, second].sort(),
    );
  });

  it("is refused for documents that are no pair, of another model or another tenant", async () => {
    const here = await world();
    const first = await arrived(here, { invoiceNumber: "INV-2041" });
    const second = await arrived(here, { invoiceNumber: "INV-2041" });
    const other = await arrived(here, { invoiceNumber: "INV-9999", invoiceDate: "2026-01-01" });
    const refusal = { code: "not-found" };
    await expect(dismissDuplicate(here.context, { documentId: first, otherId: other })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      dismissDuplicate(here.context, { documentId: second, otherId: first, modelId: "another" }),
    ).rejects.toMatchObject(refusal);
    await expect(
      dismissDuplicate(await makeTenant(), { documentId: second, otherId: first }),
    ).rejects.toMatchObject(refusal);
    expect(await pairsOf(here.context, second)).toHaveLength(1);
  });
});

it("what is asked of keys and pairs goes by their indexes", async () => {
  const { context } = await world();
  const { shard } = context;
  const plan = async ({ sql, params }: { sql: string; params: unknown[] }) =>
    (
      await usShard()
        .prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
    ).results
      .map((row) => row.detail)
      .join("; ");
  expect(await plan(selectSharing(shard, "d", "k").toSQL())).toMatch(
    /SEARCH duplicate_keys USING COVERING INDEX duplicate_keys_key \(tenant_id=\? AND key=\?\)(?!.*TEMP B-TREE FOR ORDER)/,
  );
  const [replaced] = replaceKeys(shard, "d", [], { sketch: null, numbers: [], certain: false });
  expect(replaced && (await plan(replaced.toSQL()))).toMatch(/SEARCH duplicate_keys .*\(document_id=\?\)/);
  expect(await plan(deleteOpenPairs(shard, "d").toSQL())).toMatch(/MULTI-INDEX OR.*duplicates_other/);
});
