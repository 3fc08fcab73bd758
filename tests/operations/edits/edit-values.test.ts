import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import {
  applyValues,
  csvCells,
  csvText,
  finishEdits,
  outcomesOf,
  uploadValues,
  valuesFile,
} from "@tests/support/edits-world";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { editFileKey } from "~/domain/edits/edit-upload";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { applyEdits } from "~/operations/edits/apply";
import { continueEdits } from "~/operations/edits/continue";
import { deleteEdits } from "~/operations/edits/delete";
import { downloadEditResult } from "~/operations/edits/download-result";
import { forgetEdits } from "~/operations/edits/forget";
import { getEdits } from "~/operations/edits/get";
import { listEditRows } from "~/operations/edits/list-rows";
import { uploadEdits } from "~/operations/edits/upload";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

async function planted(culture = "en-US") {
  const context = await makeTenant();
  const modelId = (await makeModel(context, { culture })).id;
  const first = await plantDocument(context, modelId, { position: 1, fileName: "one.pdf" });
  const second = await plantDocument(context, modelId, { position: 2, fileName: "two.pdf" });
  return { context, modelId, first, second };
}

const valuesOf = async (...[context, documentId]: [Parameters<typeof getDocument>[0], string]) =>
  Object.fromEntries(
    (await getDocument(context, { documentId })).fields.map(({ key, value }) => [key, value]),
  );
const linesOf = async (...[context, documentId]: [Parameters<typeof getDocument>[0], string]) =>
  (await getDocument(context, { documentId })).lineItems.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );

describe("the values of a list as CSV", () => {
  it("have a row per document and one per line item, with the revision", async () => {
    const { context, modelId, first, second } = await planted();
    const [headings, ...rows] = csvCells(await valuesFile(context, modelId));
    expect(headings).toEqual([
      "documentId",
      "fileName",
      "revision",
      "line",
      "invoiceNumber",
      "invoiceDate",
      "total",
      "description",
      "quantity",
      "netTotal",
    ]);
    expect(rows.map(([id, name, , ...cells]) => [id, name, ...cells])).toEqual([
      [second, "two.pdf", "", "INV-7", "", "100.00", "", "", ""],
      [second, "two.pdf", "1", "", "", "", "Rope", "", "60.00"],
      [second, "two.pdf", "2", "", "", "", "Paint", "", "40.00"],
      [first, "one.pdf", "", "INV-7", "", "100.00", "", "", ""],
      [first, "one.pdf", "1", "", "", "", "Rope", "", "60.00"],
      [first, "one.pdf", "2", "", "", "", "Paint", "", "40.00"],
    ]);
    expect(rows[0]?.[2]).toMatch(/^r0-[0-9a-f]{8}$/);
  });

  it("can be those of some documents, without line items", async () => {
    const { context, modelId, first } = await planted();
    const rows = csvCells(await valuesFile(context, modelId, { documentIds: [first], lines: false }));
    expect(rows.map((row) => row.length)).toEqual([7, 7]);
    expect(rows[1]?.[0]).toBe(first);
  });

  it("change nothing when they come back as they were", async () => {
    const { context, modelId } = await planted();
    const { upload } = await uploadValues(context, modelId, await valuesFile(context, modelId));
    expect(upload).toMatchObject({ status: "done", documents: 2, rows: 6, problem: null });
    expect(upload.counts).toMatchObject({ same: 6, change: 0, changed: 0 });
  });
});

describe("edited values", () => {
  it("are shown before anything is saved, and saved then, with what corrections bring about", async () => {
    const { context, modelId, first, second } = await planted();
    const rows = csvCells(await valuesFile(context, modelId));
    const edited = rows.map((row) => {
      if (row[0] === first && row[3] === "") return row.with(6, "1250.00").with(5, "3/9/2026");
      if (row[0] === second && row[3] === "2") return row.with(7, "Varnish").with(8, "2");
      return row;
    });
    const { uploadId, upload } = await uploadValues(context, modelId, csvText(edited));
    expect(upload).toMatchObject({ status: "ready", counts: { change: 2, same: 4 } });
    const { items } = await listEditRows(context, { modelId, uploadId, outcome: "change" });
    expect(items.map(({ fileName, line, changes }) => ({ fileName, line, changes }))).toEqual([
      {
        fileName: "two.pdf",
        line: "2",
        changes: [
          { field: "description", from: "Paint", to: "Varnish" },
          { field: "quantity", from: "", to: "2" },
        ],
      },
      {
        fileName: "one.pdf",
        line: "",
        changes: [
          { field: "invoiceDate", from: "", to: "2026-03-09" },
          { field: "total", from: "100.00", to: "1250.00" },
        ],
      },
    ]);
    expect(await valuesOf(context, first)).toMatchObject({ total: "100.00" });

    expect(await applyValues(context, modelId, uploadId)).toMatchObject({
      status: "done",
      counts: { changed: 2, same: 4, change: 0 },
    });
    expect(await valuesOf(context, first)).toEqual({
      invoiceNumber: "INV-7",
      invoiceDate: "2026-03-09",
      total: "1250.00",
    });
    expect(await linesOf(context, second)).toEqual([
      { description: "Rope", netTotal: "60.00" },
      { description: "Varnish", quantity: "2", netTotal: "40.00" },
    ]);
    const document = await getDocument(context, { documentId: first });
    expect(document).toMatchObject({ status: "userEdited", revision: 1 });
    // Found back on the page, as whatever someone types is.
    expect(document.fields.find(({ key }) => key === "total")?.place).toMatchObject({ page: 1 });
    expect(document.corrections.map(({ field, actorId }) => [field, actorId]).sort()).toEqual([
      ["invoiceDate", "person-1"],
      ["total", "person-1"],
    ]);
    const operations = await auditedOperations(context);
    expect(operations.filter((one) => one === "documents.save-corrections")).toHaveLength(2);
    expect(operations).toEqual(expect.arrayContaining(["edits.upload", "edits.apply"]));
  });

  it("are saved by the person who saves them, not by who uploaded them", async () => {
    const { context, modelId, first } = await planted();
    const other = asActor(context, {
      kind: "person",
      id: "person-2",
      permissions: ["TenantModel.ViewDocument", "TenantModel.EditDocument"],
    });
    const rows = csvCells(await valuesFile(context, modelId, { documentIds: [first], lines: false }));
    const { uploadId } = await uploadValues(
      context,
      modelId,
      csvText([rows[0] ?? [], (rows[1] ?? []).with(6, "5")]),
    );
    await applyValues(other, modelId, uploadId);
    const { corrections } = await getDocument(context, { documentId: first });
    expect(corrections.map(({ actorId }) => actorId)).toEqual(["person-2"]);
  });

  it("are a conflict, row by row, when somebody saved since, and the rest is saved", async () => {
    const { context, modelId, first, second } = await planted();
    const rows = csvCells(await valuesFile(context, modelId));
    const edited = csvText(
      rows.map((row) => (row[3] === "" && row[0] !== "documentId" ? row.with(6, "7.00") : row)),
    );
    await saveCorrections(context, { documentId: first, revision: 0, fields: { total: "9.00" } });
    const { uploadId, upload } = await uploadValues(context, modelId, edited);
    expect(upload.counts).toMatchObject({ change: 1, same: 2, conflict: 3 });
    expect(await outcomesOf(context, modelId, uploadId)).toEqual([
      [2, "change"],
      [3, "same"],
      [4, "same"],
      [5, "conflict"],
      [6, "conflict"],
      [7, "conflict"],
    ]);
    await applyValues(context, modelId, uploadId);
    expect(await valuesOf(context, first)).toMatchObject({ total: "9.00" });
    expect(await valuesOf(context, second)).toMatchObject({ total: "7.00" });
  });

  it("are a conflict when somebody saves between the preview and the saving", async () => {
    const { context, modelId, first } = await planted();
    const rows = csvCells(await valuesFile(context, modelId, { documentIds: [first] }));
    const { uploadId } = await uploadValues(
      context,
      modelId,
      csvText(rows.map((row, at) => (at === 1 ? row.with(6, "7.00") : row))),
    );
    await saveCorrections(context, { documentId: first, revision: 0, fields: { total: "9.00" } });
    const ended = await applyValues(context, modelId, uploadId);
    expect(ended).toMatchObject({ status: "done", counts: { conflict: 1, same: 2, change: 0, changed: 0 } });
    expect(await valuesOf(context, first)).toMatchObject({ total: "9.00" });
  });

  it("of a document are saved together or not at all", async () => {
    const { context, modelId, first } = await planted();
    const rows = csvCells(await valuesFile(context, modelId, { documentIds: [first] }));
    const edited = rows.map((row, at) => {
      if (at === 1) return row.with(6, "7.00").with(5, "yesterday");
      return at === 2 ? row.with(7, "Twine") : row;
    });
    const { uploadId, upload } = await uploadValues(context, modelId, csvText(edited));
    expect(upload).toMatchObject({ status: "done", counts: { invalid: 1, held: 1, same: 1, change: 0 } });
    const { items } = await listEditRows(context, { modelId, uploadId });
    expect(items[0]?.problems).toEqual([
      { field: "invoiceDate", key: "documents.error.not-a-date-value", values: { value: "yesterday" } },
    ]);
    expect(await valuesOf(context, first)).toMatchObject({ total: "100.00" });
    expect(await getDocument(context, { documentId: first })).toMatchObject({ revision: 0 });
  });

  it("add a line item, take one away whose cells are emptied, and leave out what the file leaves out", async () => {
    const { context, modelId, first } = await planted();
    const [headings = [], header = [], rope = []] = csvCells(
      await valuesFile(context, modelId, { documentIds: [first] }),
    );
    const added = header.with(3, "new").with(4, "").with(6, "").with(7, "Nails").with(8, "3").with(9, "1.50");
    const emptied = rope.with(7, "").with(9, "");
    const { uploadId } = await uploadValues(context, modelId, csvText([headings, added, emptied]));
    await applyValues(context, modelId, uploadId);
    expect(await linesOf(context, first)).toEqual([
      { description: "Paint", netTotal: "40.00" },
      { description: "Nails", quantity: "3", netTotal: "1.50" },
    ]);
    expect(await valuesOf(context, first)).toMatchObject({ invoiceNumber: "INV-7", total: "100.00" });
  });

  it("may have columns in another order, columns of their own, and none that nobody edited", async () => {
    const { context, modelId, first } = await planted();
    const [, header = []] = csvCells(await valuesFile(context, modelId, { documentIds: [first] }));
    const [id = "", , revision = ""] = header;
    const file = csvText([
      ["Checked by", " TOTAL ", "revision", "documentId"],
      ["Ada", "12.00", revision, id],
    ]);
    const { uploadId, upload } = await uploadValues(context, modelId, file);
    expect(upload.layout.ignored).toEqual(["Checked by"]);
    await applyValues(context, modelId, uploadId);
    expect(await valuesOf(context, first)).toMatchObject({ invoiceNumber: "INV-7", total: "12.00" });
  });

  it("say of each row why nothing comes of it", async () => {
    const { context, modelId, first } = await planted();
    const [headings = [], header = [], rope = []] = csvCells(
      await valuesFile(context, modelId, { documentIds: [first] }),
    );
    const rows = [
      headings,
      header.with(0, "nobody"),
      header.with(2, ""),
      header.with(2, "first"),
      rope.with(3, "9"),
      rope.with(4, "INV-9"),
      rope,
      header.with(7, "Twine"),
    ];
    const { uploadId } = await uploadValues(context, modelId, csvText(rows));
    const { items } = await listEditRows(context, { modelId, uploadId });
    expect(items.map(({ outcome, problems }) => [outcome, ...problems.map(({ key }) => key)])).toEqual([
      ["unknown"],
      ["invalid", "edits.problem.no-revision"],
      ["invalid", "edits.problem.not-a-revision"],
      ["invalid", "edits.problem.no-such-line"],
      ["invalid", "edits.problem.of-document"],
      ["invalid", "edits.problem.row-twice"],
      ["invalid", "edits.problem.of-line"],
    ]);
    const file = await downloadEditResult(context, { modelId, uploadId, format: "csv", language: "es" });
    const text = await new Response(file.stream).text();
    expect(text).toContain("Falta la revisi\u00f3n.");
    expect(text.trim().split("\r\n")).toHaveLength(8);
  });

  it("of an approved document bring it back, and those of one being read are refused", async () => {
    const { context, modelId } = await planted();
    const approved = await plantDocument(context, modelId, { position: 3, status: "approved" });
    const reading = await plantDocument(context, modelId, { position: 4, status: "processing" });
    const rows = csvCells(
      await valuesFile(context, modelId, { documentIds: [approved, reading], lines: false }),
    );
    const { uploadId } = await uploadValues(
      context,
      modelId,
      csvText(rows.map((row, at) => (at > 0 ? row.with(6, "5.00") : row))),
    );
    expect(await outcomesOf(context, modelId, uploadId)).toEqual([
      [2, "change"],
      [3, "invalid"],
    ]);
    await applyValues(context, modelId, uploadId);
    expect(await getDocument(context, { documentId: approved })).toMatchObject({ status: "userEdited" });
  });

  it("of a thousand line items change the ones that are named", async () => {
    const { context, modelId } = await planted();
    const lineItems = Array.from({ length: 1_000 }, (_, at) => ({
      cells: { description: found(`Part ${at + 1}`), netTotal: found("1.00") },
      arithmetic: "untested" as const,
    }));
    const long = await plantDocument(context, modelId, {
      position: 3,
      result: { ...plantedResult, lineItems },
    });
    const rows = csvCells(await valuesFile(context, modelId, { documentIds: [long] }));
    expect(rows).toHaveLength(1_002);
    const edited = rows.map((row) => (["300", "900"].includes(row[3] ?? "") ? row.with(9, "2.00") : row));
    const extra = (edited[2] ?? []).with(3, "new").with(7, "Extra");
    const { uploadId } = await uploadValues(context, modelId, csvText([...edited, extra]));
    await applyValues(context, modelId, uploadId);
    const after = csvCells(await valuesFile(context, modelId, { documentIds: [long] }));
    expect(after).toHaveLength(1_003);
    expect([2, 301, 901, 1_001, 1_002].map((at) => [after[at]?.[7], after[at]?.[9]])).toEqual([
      ["Part 1", "1.00"],
      ["Part 300", "2.00"],
      ["Part 900", "2.00"],
      ["Part 1000", "1.00"],
      ["Extra", "1.00"],
    ]);
  });
});

describe("the saving of edited values", () => {
  const documents = 6;

  /** Six documents and an upload that changes the total of each; the saving is asked for, and no turn of it taken yet. */
  async function asked() {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    for (let position = 1; position <= documents; position += 1)
      await plantDocument(context, modelId, { position, fileName: `${position}.pdf` });
    const [headings = [], ...rows] = csvCells(await valuesFile(context, modelId, { lines: false }));
    const edited = csvText([headings, ...rows.map((row, index) => row.with(6, `${index + 1}.50`))]);
    const { uploadId } = await uploadValues(context, modelId, edited);
    await applyEdits(context, { modelId, uploadId });
    return { context, modelId, uploadId };
  }

  /** How often each document was corrected, by its revision and by the corrections that are kept of it. */
  const savedOf = async (modelId: string) =>
    (
      await usShard()
        .prepare(
          `select d.revision, (select count(*) from corrections c where c.document_id = d.id) as corrections
           from documents d where d.model_id = ? order by d.position`,
        )
        .bind(modelId)
        .all<{ revision: number; corrections: number }>()
    ).results;
  const once = Array.from({ length: documents }, () => ({ revision: 1, corrections: 1 }));

  /** A job that is killed at the moment at which it asks for the time for the `calls`th time. */
  const killedAfter = (context: TenantContext, calls: number): TenantContext => {
    let left = calls;
    const now = () => {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return context.now();
    };
    return { ...asActor(context, { kind: "system", id: "jobs" }), now };
  };

  it("goes on after a kill at any point of it, and saves each document once", async () => {
    expectConsole(/learning\.failed/);
    const { context, modelId, uploadId } = await asked();
    const half: number[] = [];
    let calls = 1;
    for (; calls < 200; calls += 2) {
      const ended = await continueEdits(killedAfter(context, calls), { editUploadId: uploadId }).catch(
        (error: Error) => error.message,
      );
      if (ended !== "killed") break;
      half.push((await savedOf(modelId)).filter(({ revision }) => revision === 1).length);
      // As many turns in vain would end the upload; a turn that was recorded counts from the beginning.
      await usShard().prepare("update edit_uploads set attempts = 0 where id = ?").bind(uploadId).run();
    }
    await finishEdits(context, uploadId);
    expect(half.length).toBeGreaterThan(2);
    // It was killed with some of the documents saved, not only before the first or after the last.
    expect(half.some((saved) => saved > 0 && saved < documents)).toBe(true);
    expect(await savedOf(modelId)).toEqual(once);
    expect(await getEdits(context, { modelId, uploadId })).toMatchObject({
      status: "done",
      counts: { changed: documents, change: 0, conflict: 0 },
    });
  });

  it("saves each document once when two take the same turn", async () => {
    const { context, modelId, uploadId } = await asked();
    const job = asActor(context, { kind: "system", id: "jobs" });
    const turn = () => continueEdits(job, { editUploadId: uploadId });
    await Promise.all([turn(), turn(), turn()]);
    await finishEdits(context, uploadId);
    expect(await savedOf(modelId)).toEqual(once);
    expect(await getEdits(context, { modelId, uploadId })).toMatchObject({
      status: "done",
      counts: { changed: documents, conflict: 0 },
    });
  });
});

describe("uploads of more than seven days ago", () => {
  it("are forgotten with rows and file, unless a job works on them; what they changed stays", async () => {
    const { context, modelId, first } = await planted();
    const file = async (total: string) => {
      const [headings = [], header = []] = csvCells(
        await valuesFile(context, modelId, { documentIds: [first], lines: false }),
      );
      return csvText([headings, header.with(6, total)]);
    };
    const { uploadId: applied } = await uploadValues(context, modelId, await file("5.00"));
    await applyValues(context, modelId, applied);
    const { uploadId: waiting } = await uploadValues(context, modelId, await file("6.00"));
    const { id: working } = await uploadEdits(context, {
      modelId,
      fileName: "values.csv",
      bytes: new TextEncoder().encode(await file("7.00")),
    });
    const { uploadId: young } = await uploadValues(context, modelId, await file("8.00"));
    const daysLater = 8;
    await usShard()
      .prepare("update edit_uploads set created_at = created_at + ? where id = ?")
      .bind(daysLater * 24 * 60 * 60 * 1000, young)
      .run();
    const sweep = {
      ...makeSweepContext(env),
      openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
      now: () => new Date(Date.now() + daysLater * 24 * 60 * 60 * 1000),
    };
    let forgotten = 0;
    for (let turn = -1; turn !== 0; forgotten += turn) turn = (await forgetEdits(sweep, {})).forgotten;
    expect(forgotten).toBeGreaterThanOrEqual(2);
    const left = async (table: string, column: string) =>
      (
        await usShard()
          .prepare(`select distinct ${column} as id from ${table} where ${column} in (?, ?, ?, ?)`)
          .bind(applied, waiting, working, young)
          .all<{ id: string }>()
      ).results.map(({ id }) => id);
    expect((await left("edit_uploads", "id")).sort()).toEqual([working, young].sort());
    expect(await left("edit_rows", "upload_id")).toEqual([young]);
    expect(await context.files.get(editFileKey(applied))).toBeNull();
    expect(await context.files.get(editFileKey(working))).not.toBeNull();
    expect(await valuesOf(context, first)).toMatchObject({ total: "5.00" });
    await expect(getEdits(context, { modelId, uploadId: waiting })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("an upload of values", () => {
  it.each([
    ["", "edits.problem.empty"],
    ["a,b\r\n1,2", "edits.problem.no-heading"],
    ["documentId,total\r\nx,1", "edits.problem.no-heading"],
    ["documentId,revision,line\r\nx,r0,1", "edits.problem.no-fields"],
    ["documentId,revision,total\r\n", "edits.problem.no-rows"],
    ["documentId,revision,total,Total\r\nx,1,2,3", "edits.problem.heading-twice"],
    ["{", "edits.problem.not-json"],
    ['[{"document": 1}]', "edits.problem.not-our-json"],
    ["PK\u0003\u0004 no archive", "edits.problem.broken-workbook"],
  ])("that cannot be used ends with the reason: %j", async (text, key) => {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    if (text === "")
      return expect(uploadValues(context, modelId, text)).rejects.toMatchObject({
        code: "invalid",
        messageKey: key,
      });
    const { upload } = await uploadValues(context, modelId, text);
    expect(upload).toMatchObject({ status: "refused", problem: { key } });
  });

  it("takes 10,000 rows and not one more", async () => {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    const file = (count: number) => `documentId,revision,total\r\n${"x,1,2\r\n".repeat(count)}`;
    expect((await uploadValues(context, modelId, file(10_000))).upload).toMatchObject({
      rows: 10_000,
      status: "done",
    });
    expect((await uploadValues(context, modelId, file(10_001))).upload).toMatchObject({
      status: "refused",
      problem: { key: "edits.problem.too-many-rows" },
    });
  });

  it("is refused while ten wait, and beyond ten megabytes", async () => {
    const { context, modelId } = await planted();
    const bytes = new TextEncoder().encode("documentId,revision,total\r\nx,1,2");
    for (let count = 0; count < 10; count += 1)
      await uploadEdits(context, { modelId, fileName: "values.csv", bytes });
    await expect(uploadEdits(context, { modelId, fileName: "values.csv", bytes })).rejects.toMatchObject({
      code: "too-many",
      messageKey: "edits.error.too-many-open",
    });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    await expect(
      uploadEdits(context, { modelId, fileName: "values.csv", bytes: large }),
    ).rejects.toMatchObject({
      code: "too-large",
    });
  });

  it("can be deleted unless a job works on it, and is applied once", async () => {
    const { context, modelId, first } = await planted();
    const [headings = [], header = []] = csvCells(
      await valuesFile(context, modelId, { documentIds: [first], lines: false }),
    );
    const file = csvText([headings, header.with(6, "5.00")]);
    const { id: waiting } = await uploadEdits(context, {
      modelId,
      fileName: "values.csv",
      bytes: new TextEncoder().encode(file),
    });
    await expect(deleteEdits(context, { modelId, uploadId: waiting })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(applyEdits(context, { modelId, uploadId: waiting })).rejects.toMatchObject({
      code: "conflict",
    });
    const { uploadId } = await uploadValues(context, modelId, file);
    await applyValues(context, modelId, uploadId);
    await applyEdits(context, { modelId, uploadId });
    expect(await getDocument(context, { documentId: first })).toMatchObject({ revision: 1 });
    await deleteEdits(context, { modelId, uploadId });
    await expect(getEdits(context, { modelId, uploadId })).rejects.toMatchObject({ code: "not-found" });
  });

  it("is another tenant's and another model's to nobody", async () => {
    const { context, modelId, first } = await planted();
    const { uploadId } = await uploadValues(context, modelId, await valuesFile(context, modelId));
    const stranger = await planted();
    await expect(getEdits(stranger.context, { modelId: stranger.modelId, uploadId })).rejects.toMatchObject({
      code: "not-found",
    });
    const own = csvCells(await valuesFile(stranger.context, stranger.modelId, { lines: false }));
    const foreign = csvText(own.map((row, at) => (at === 1 ? row.with(0, first).with(6, "1.00") : row)));
    const { uploadId: theirs } = await uploadValues(stranger.context, stranger.modelId, foreign);
    expect((await outcomesOf(stranger.context, stranger.modelId, theirs))[0]).toEqual([2, "unknown"]);
    expect(await valuesOf(context, first)).toMatchObject({ total: "100.00" });
  });

  it("takes the permission to correct, also when it is applied", async () => {
    const { context, modelId } = await planted();
    const reader = asActor(context, { kind: "person", id: "r", permissions: ["TenantModel.ViewDocument"] });
    const bytes = await valuesFile(reader, modelId);
    await expect(uploadEdits(reader, { modelId, fileName: "a.csv", bytes })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
