import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { type InvoicePlan, invoicePage } from "@tests/support/invoice-words";
import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { plantInvoice } from "@tests/support/plant-invoice";
import { auditedOperations, resultRows } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantContext } from "~/operations/context";
import { deleteDocument } from "~/operations/documents/delete";
import { eraseDocument } from "~/operations/documents/erase";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { getRescoring } from "~/operations/learning/get-rescoring";
import { rescoreWaiting } from "~/operations/learning/rescore";
import type { RescoreRequest } from "~/operations/ports";
import { replayRun } from "~/operations/processing/replay";

const invoice: InvoicePlan = {
  vendor: "Harbourside Chandlery Pty Ltd",
  street: "14 Breakwater Street",
  number: "HC-20417",
  date: "March 4, 2026",
  total: "418.00",
  reference: "QX-77",
};
const numbered = (index: number): InvoicePlan => ({
  ...invoice,
  number: `HC-2${100 + index}`,
  total: `${200 + index}.50`,
  reference: `QX-${100 + index}`,
  rows: 1 + (index % 5),
});

/** A tenant whose model also asks for a mark that nobody but this vendor prints, and what its queue was asked. */
async function office() {
  const tenant = await makeTenant();
  const asked: RescoreRequest[] = [];
  const context = {
    ...tenant,
    processing: {
      ...quietProcessing,
      rescore: async (some: RescoreRequest[]) => void asked.push(...some),
    },
  };
  const mark = { key: "own:mark", weight: 1, required: false, line: false };
  const model = await makeModel(context, {
    fields: [
      { key: "invoiceNumber", weight: 5, required: true, line: false },
      { key: "total", weight: 5, required: true, line: false },
      { ...mark, own: { name: "Batch", type: "id" } },
    ],
  });
  const plant = (plan: InvoicePlan, position: number) => plantInvoice(context, model, { plan, position });
  const system = asActor(context, { kind: "system", id: "learning" });
  const rescoreAll = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) {
      const { tenantId: _, ...input } = next;
      const { checked, done } = await rescoreWaiting(system, input);
      if (!done) asked.push({ ...next, checked });
    }
  };
  const markOf = async (documentId: string) =>
    (await getDocument(context, { documentId })).fields.find(({ key }) => key === "own:mark")?.value ?? null;
  return { context, model, plant, asked, rescoreAll, markOf, system };
}

const rowsOf = async (table: string, tenantId: string) =>
  (await usShard().prepare(`select * from ${table} where tenant_id = ?`).bind(tenantId).all()).results;

const correctionSamplesOf = async (documentId: string) => {
  const asked = usShard().prepare("select * from taught_lessons where document_id = ?").bind(documentId);
  return (await asked.all()).results;
};

/** What is kept of the input that a document's result was found with, as it stands in the bucket. */
async function inputOf(context: TenantContext, documentId: string): Promise<string> {
  const [row] = await resultRows(documentId);
  const bytes = await context.files.bytes(documentFiles.input(documentId, 1, String(row?.input_hash)));
  return new TextDecoder().decode(bytes ?? new Uint8Array());
}

describe("a saved correction", () => {
  it("tells where the typed value was found, or that it was found nowhere", async () => {
    const { context, plant } = await office();
    const documentId = await plant(invoice, 1);
    const typed = { "own:mark": "QX-77", total: "419.99" };
    const saved = await saveCorrections(context, { documentId, revision: 0, fields: typed });
    expect(saved.placed).toEqual([
      { field: "own:mark", page: 1, others: 0 },
      { field: "total", page: null, others: 0 },
    ]);
    const { fields, corrections } = await getDocument(context, { documentId });
    const word = invoicePage(invoice).words.find(({ text }) => text === "QX-77");
    const field = (key: string) => fields.find((candidate) => candidate.key === key);
    expect(field("own:mark")?.place).toEqual({ page: 1, box: word?.box });
    expect(field("own:mark")?.reasons.at(-1)).toEqual({
      key: "reason.typed-at",
      values: { page: "1", others: "0" },
    });
    expect(field("total")?.reasons.at(-1)?.key).toBe("reason.typed-nowhere");
    expect(corrections.find(({ field: key }) => key === "own:mark")).toMatchObject({ how: "typed", page: 1 });
  });

  it("is learned from though six others of the layout are saved at once", async () => {
    const { context, plant } = await office();
    const ids: string[] = [];
    for (let index = 1; index <= 7; index += 1) ids.push(await plant(numbered(index), index));
    const save = (documentId: string, index: number) =>
      saveCorrections(context, { documentId, revision: 0, fields: { "own:mark": `QX-${101 + index}` } });
    const [first = "", ...others] = ids;
    await save(first, 0);
    await Promise.all(others.map((documentId, index) => save(documentId, index + 1)));
    const memories = await rowsOf("vendor_memories", context.tenant.id);
    const taught = memories.flatMap(({ body }) =>
      JSON.parse(String(body)).data.samples.map((sample: { documentId: string }) => sample.documentId),
    );
    expect(taught.sort()).toEqual([...ids].sort());
  });

  it("helps the next document of the layout", async () => {
    const { context, plant, markOf } = await office();
    const documentId = await plant(invoice, 1);
    await saveCorrections(context, { documentId, revision: 0, fields: { "own:mark": "QX-77" } });
    expect(await markOf(await plant(numbered(1), 2))).toBe("QX-101");
  });

  it("scores the waiting documents of the layout again, once, and leaves alone what a person touched", async () => {
    const { context, plant, asked, rescoreAll, markOf } = await office();
    const documentId = await plant(invoice, 1);
    const waiting = [await plant(numbered(1), 2), await plant(numbered(2), 3)];
    const touched = await plant(numbered(3), 4);
    await saveCorrections(context, { documentId: touched, revision: 0, fields: { "own:mark": "mine" } });
    asked.length = 0;
    const saved = await saveCorrections(context, {
      documentId,
      revision: 0,
      fields: { "own:mark": "QX-77" },
    });
    expect(saved.waiting).toBe(2);
    expect(await getRescoring(context, { documentId })).toMatchObject({
      waiting: 2,
      checked: 0,
      done: false,
    });
    const [request] = asked;
    await rescoreAll();
    expect(await Promise.all(waiting.map(markOf))).toEqual(["QX-101", "QX-102"]);
    expect(await markOf(touched)).toBe("mine");
    const done = { waiting: 2, checked: 2, improved: 2, done: true };
    expect(await getRescoring(context, { documentId })).toEqual(done);
    if (request) asked.push(request);
    await rescoreAll();
    expect(await getRescoring(context, { documentId })).toEqual(done);
    const audited = (await auditedOperations(context)).filter((name) => name === "learning.rescore");
    expect(audited).toHaveLength(2);
  });

  it("of a date leaves the customers of the layout's other documents", async () => {
    const { context, rescoreAll } = await office();
    const keys = ["invoiceNumber", "invoiceDate", "total", "customerName", "billToAddress"];
    const fields = keys.map((key) => ({ key, weight: 5, required: false, line: false }));
    const model = await makeModel(context, { name: "Customers of one street", fields });
    const customers = [11, 22, 33].map(
      (house, index) =>
        [`Customer ${"ABC"[index]} Pty Ltd`, `${house} Quay Street, Newcastle NSW 2300`] as const,
    );
    const [first = "", ...others] = await Promise.all(
      customers.map((customer, index) =>
        plantInvoice(context, model, { plan: { ...numbered(index), customer }, position: index + 1 }),
      ),
    );
    const customersNow = () =>
      Promise.all(
        others.map(async (documentId) => {
          const { fields: found } = await getDocument(context, { documentId });
          const textOf = (key: string) => found.find((field) => field.key === key)?.value;
          return [textOf("customerName"), textOf("billToAddress")];
        }),
      );
    expect(await customersNow()).toEqual(customers.slice(1));
    await saveCorrections(context, { documentId: first, revision: 0, fields: { invoiceDate: "2026-05-01" } });
    await rescoreAll();
    expect(await getRescoring(context, { documentId: first })).toMatchObject({ checked: 2, done: true });
    expect(await customersNow()).toEqual(customers.slice(1));
  });

  it("stays with the tenant and the model it was made in", async () => {
    const here = await office();
    const there = await office();
    const documentId = await here.plant(invoice, 1);
    await saveCorrections(here.context, { documentId, revision: 0, fields: { "own:mark": "QX-77" } });
    expect(await there.markOf(await there.plant(numbered(1), 1))).toBeNull();
    await expect(getRescoring(there.context, { documentId })).resolves.toBeNull();
  });
});

describe("deleting a document", () => {
  it("takes away its rows and what it taught, and its files once it is erased", async () => {
    const { context, model, plant, markOf } = await office();
    const documentId = await plant(invoice, 1);
    await saveCorrections(context, { documentId, revision: 0, fields: { "own:mark": "QX-77" } });
    expect(await rowsOf("vendor_memories", context.tenant.id)).toHaveLength(1);
    await deleteDocument(context, { documentId });
    await expect(getDocument(context, { documentId })).rejects.toMatchObject({ code: "not-found" });
    expect(await context.files.bytes(`documents/${documentId}/original`)).not.toBeNull();
    await eraseDocument(context, { modelId: model.id, documentId });
    expect(await context.files.bytes(`documents/${documentId}/original`)).toBeNull();
    expect(await rowsOf("vendor_memories", context.tenant.id)).toEqual([]);
    expect(await rowsOf("corrections", context.tenant.id)).toEqual([]);
    expect(await auditedOperations(context)).toContain("documents.delete");
    expect(await markOf(await plant(numbered(1), 2))).toBeNull();
  });

  it("leaves what other documents taught", async () => {
    const { context, plant, markOf } = await office();
    const [first, second] = [await plant(invoice, 1), await plant(numbered(1), 2)];
    await saveCorrections(context, { documentId: first, revision: 0, fields: { "own:mark": "QX-77" } });
    await saveCorrections(context, { documentId: second, revision: 0, fields: { "own:mark": "QX-101" } });
    await deleteDocument(context, { documentId: first });
    const [memory] = await rowsOf("vendor_memories", context.tenant.id);
    const { samples } = JSON.parse(String(memory?.body)).data;
    expect(samples.map((sample: { documentId: string }) => sample.documentId)).toEqual([second]);
    expect(await markOf(await plant(numbered(2), 3))).toBe("QX-102");
  });

  it("leaves, of twelve of a layout, what a model that never saw it has, to the byte", async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => index);
    /** The memories of a model after these documents were corrected, with the documents' numbers instead of their ids. */
    const taught = async (indexes: readonly number[]) => {
      const { context, plant } = await office();
      const ids = new Map<number, string>();
      for (const index of indexes) {
        const documentId = await plant(numbered(index), index + 1);
        ids.set(index, documentId);
        const fields = { "own:mark": `QX-${100 + index}`, total: `${500 + index}.99` };
        await saveCorrections(context, { documentId, revision: 0, fields });
      }
      const forget = (index: number) => deleteDocument(context, { documentId: ids.get(index) ?? "" });
      const bytes = async () => {
        const rows = await rowsOf("vendor_memories", context.tenant.id);
        const bodies = rows.map(({ body }) => String(body).replace(/"(id|revision)":("[^"]*"|\d+),/g, ""));
        return [...ids].reduce((text, [index, id]) => text.replaceAll(id, `#${index}`), bodies.join("\n"));
      };
      return { forget, bytes };
    };
    const all = await taught(twelve);
    const gone = [1, 6, 11];
    for (const index of gone) await all.forget(index);
    const never = await taught(twelve.filter((index) => !gone.includes(index)));
    expect(await all.bytes()).toBe(await never.bytes());
    expect((await all.bytes()).match(/"documentId"/g)).toHaveLength(8);
  });

  it("leaves nothing of it with the results that it helped, which say that they cannot be replayed", async () => {
    const { context, plant, system } = await office();
    const documentId = await plant({ ...invoice, vendor: "Quillfeather Chandlery Pty Ltd" }, 1);
    await saveCorrections(context, { documentId, revision: 0, fields: { "own:mark": "QX-77" } });
    const helped = await plant({ ...numbered(1), vendor: "Quillfeather Chandlery Pty Ltd" }, 2);
    const run = { documentId: helped, attempt: 1 };
    expect(await replayRun(system, run)).toMatchObject({ state: "same", changes: [], today: [] });
    await deleteDocument(context, { documentId });
    const report = await replayRun(system, run);
    expect(report).toMatchObject({ state: "impossible", problem: "replay.forgotten" });
    expect(report.today).toContainEqual({ field: "own:mark", line: null, before: "QX-101", after: null });
    expect(await inputOf(context, helped)).not.toContain("QX-77");
    expect(await correctionSamplesOf(documentId)).toEqual([]);
  });

  it("teaching anew leaves earlier results replayable", async () => {
    const { context, plant, system } = await office();
    const documentId = await plant(invoice, 1);
    await saveCorrections(context, { documentId, revision: 0, fields: { "own:mark": "QX-77" } });
    const helped = await plant(numbered(1), 2);
    await saveCorrections(context, { documentId, revision: 1, fields: { total: "418.10" } });
    const report = await replayRun(system, { documentId: helped, attempt: 1 });
    expect(report).toMatchObject({ state: "same", changes: [] });
  });

  it("is refused while the document is read, to other tenants, and without the permission", async () => {
    const { context, plant } = await office();
    const documentId = await plant(invoice, 1);
    const stranger = await makeTenant();
    await expect(deleteDocument(stranger, { documentId })).rejects.toMatchObject({ code: "not-found" });
    const reader = { ...adminActor, permissions: ["TenantModel.EditDocument"] } as typeof adminActor;
    await expect(deleteDocument(asActor(context, reader), { documentId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await usShard().prepare("update documents set status = 'processing' where id = ?").bind(documentId).run();
    await expect(deleteDocument(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("forty waiting documents", () => {
  it("are all scored again", async () => {
    const { context, plant, rescoreAll } = await office();
    const documentId = await plant(invoice, 1);
    for (let index = 1; index <= 40; index += 1) await plant(numbered(index), index + 1);
    const saved = await saveCorrections(context, {
      documentId,
      revision: 0,
      fields: { "own:mark": "QX-77" },
    });
    expect(saved.waiting).toBe(40);
    await rescoreAll();
    expect(await getRescoring(context, { documentId })).toMatchObject({ checked: 40, improved: 40 });
  }, 60_000);
});
