import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations } from "@tests/support/stored-rows";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { maxTemplates } from "~/domain/exports/export-layout";
import { presetOf } from "~/domain/exports/export-presets";
import type { TenantContext } from "~/operations/context";
import { exportDocuments } from "~/operations/documents/export";
import { exportDocument } from "~/operations/documents/export-one";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { sendApproved } from "~/operations/documents/send-approved";
import { createTemplate } from "~/operations/export-templates/create";
import { deleteExportTemplate } from "~/operations/export-templates/delete";
import { editTemplate } from "~/operations/export-templates/edit";
import { getTemplate } from "~/operations/export-templates/get";
import { listTemplates } from "~/operations/export-templates/list";
import { previewTemplate } from "~/operations/export-templates/preview";

async function planted() {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const documentId = await plantDocument(context, modelId, { position: 1, status: "approved" });
  return { context, modelId, documentId };
}

const column = (heading: string, source: string, text = "") => ({ heading, source, text });
const columns = [
  column("Nr", "field.invoiceNumber"),
  column("=Line", "line.description"),
  column("Netto", "line.netTotal"),
  column("Konto", "constant", "4980"),
];
const layout = { format: "csv", rows: "line", columns, separator: ";", decimalMark: "," } as const;

async function textBy(context: TenantContext, modelId: string, template: string, status?: "approved") {
  const file = await exportDocuments(context, { modelId, template, ...(status && { status }) });
  return { ...file, text: await new Response(file.stream).text() };
}

describe("an export template", () => {
  it("says what a download of a list has", async () => {
    const { context, modelId } = await planted();
    const { id } = await createTemplate(context, {
      modelId,
      name: "Büro",
      layout: { ...layout, columns: [...columns] },
    });
    const { text, fileName, contentType } = await textBy(context, modelId, id, "approved");
    expect(text.split("\r\n")).toEqual([
      "Nr;'=Line;Netto;Konto",
      "INV-7;Rope;60,00;4980",
      "INV-7;Paint;40,00;4980",
      "",
    ]);
    expect([fileName.slice(0, 5), contentType]).toEqual(["Büro-", "text/csv; charset=utf-8"]);
    expect(await auditedOperations(context)).toContain("export-templates.create");
  });

  it("says what a file of one document has, with what people made of it", async () => {
    const { context, modelId, documentId } = await planted();
    const edited = await plantDocument(context, modelId, { position: 2 });
    await saveCorrections(context, { documentId: edited, revision: 0, fields: { total: "77.70" } });
    const { id } = await createTemplate(context, {
      modelId,
      name: "One",
      layout: { format: "json", rows: "document", columns: [column("sum", "field.total")] },
    });
    const jsonOf = async (one: string) =>
      new Response((await exportDocument(context, { documentId: one, template: id })).stream).json();
    expect(await jsonOf(documentId)).toEqual([{ sum: 100 }]);
    expect(await jsonOf(edited)).toEqual([{ sum: 77.7 }]);
  });

  it("as XLSX has a sheet with numbers as numbers", async () => {
    const { context, modelId } = await planted();
    const { id } = await createTemplate(context, {
      modelId,
      name: "a/b",
      layout: { ...layout, format: "xlsx", columns: [...columns] },
    });
    const { stream } = await exportDocuments(context, { modelId, template: id });
    const { sheets } = await readXlsx(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      [
        "a b",
        [
          ["Nr", "=Line", "Netto", "Konto"],
          ["INV-7", "Rope", 60, "4980"],
          ["INV-7", "Paint", 40, "4980"],
        ],
      ],
    ]);
  });

  it("is shown before it is saved, by the newest documents", async () => {
    const { context, modelId } = await planted();
    for (let position = 2; position < 12; position += 1) await plantDocument(context, modelId, { position });
    const { headings, rows } = await previewTemplate(context, {
      modelId,
      layout: { ...layout, columns: [...columns] },
    });
    expect(headings).toEqual(["Nr", "=Line", "Netto", "Konto"]);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual(["INV-7", "Rope", "60,00", "4980"]);
  });

  it("is linked to in mails about approved documents when it is meant for them", async () => {
    const { context, modelId, documentId } = await planted();
    const { id } = await createTemplate(context, { modelId, preset: "sage", inMail: true });
    await createTemplate(context, { modelId, preset: "xero" });
    const toEmail = `${context.newId()}@example.com`;
    await sendApproved(context, { documentIds: [documentId], site: "https://fieldwise.example", toEmail });
    const mail = await env.DB_CONTROL.prepare("select body from mail_outbox where recipient = ?")
      .bind(toEmail)
      .first<{ body: string }>();
    expect(mail?.body).toContain(
      `Sage: https://fieldwise.example/documents/${documentId}/result.json?template=${id}`,
    );
    expect(mail?.body).not.toContain("Xero");
  });

  it("is refused with sources that are not there, a name that is taken, and one too many", async () => {
    const { context, modelId } = await planted();
    const wrong = { ...layout, columns: [column("a", "field.nobody"), column("b", "line.total")] };
    await expect(createTemplate(context, { modelId, name: "x", layout: wrong })).rejects.toMatchObject({
      issues: [
        { path: "layout.columns.0.source", messageKey: "exports.problem.source" },
        { path: "layout.columns.1.source" },
      ],
    });
    await createTemplate(context, { modelId, name: "Mine" });
    await expect(createTemplate(context, { modelId, name: "MINE" })).rejects.toMatchObject({
      messageKey: "exports.problem.name-taken",
    });
    for (let number = 1; number < maxTemplates; number += 1)
      await createTemplate(context, { modelId, name: `t${number}` });
    await expect(createTemplate(context, { modelId, name: "more" })).rejects.toMatchObject({
      messageKey: "exports.problem.too-many",
    });
  });

  it("for DATEV fills each row up to the 125 cells of a posting batch", async () => {
    const { context, modelId } = await planted();
    const { id } = await createTemplate(context, { modelId, preset: "datev" });
    const { text } = await textBy(context, modelId, id);
    const [first = "", ...rows] = text.trimEnd().split("\r\n");
    expect(first.split(";")).toHaveLength(31);
    expect(rows.map((row) => row.split(";").length)).toEqual([125, 125]);
    expect(rows[0]?.startsWith("Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;")).toBe(true);
  });

  it("is saved at the revision that was seen alone, and deleted", async () => {
    const { context, modelId } = await planted();
    const { id: templateId, layout: saved } = await createTemplate(context, { modelId, preset: "datev" });
    const wanted = { modelId, templateId, name: "DATEV", layout: { ...saved, columns: [...saved.columns] } };
    expect(await editTemplate(context, { ...wanted, revision: 1, onRelease: true })).toMatchObject({
      revision: 2,
    });
    await expect(editTemplate(context, { ...wanted, revision: 1 })).rejects.toMatchObject({
      messageKey: "exports.problem.changed",
    });
    expect(await getTemplate(context, { modelId, templateId })).toMatchObject({
      name: "DATEV",
      onRelease: true,
    });
    await deleteExportTemplate(context, { modelId, templateId });
    expect((await listTemplates(context, { modelId })).templates).toEqual([]);
    const done = await auditedOperations(context);
    expect(done).toEqual(expect.arrayContaining(["export-templates.edit", "export-templates.delete"]));
  });

  it("of another model, or of another tenant's, does not exist", async () => {
    const { context, modelId, documentId } = await planted();
    const other = (await makeModel(context, { name: "Other" })).id;
    const { id } = await createTemplate(context, { modelId: other, preset: "sage" });
    await expect(exportDocuments(context, { modelId, template: id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(exportDocument(context, { documentId, template: id })).rejects.toMatchObject({
      code: "not-found",
    });
    const stranger = await makeTenant();
    await expect(getTemplate(stranger, { modelId: other, templateId: id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(
      previewTemplate(stranger, { modelId, layout: presetOf("sage").layout }),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});
