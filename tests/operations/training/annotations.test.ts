import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { AnnotationSheet } from "~/domain/annotations/annotation";
import { showPageInput } from "~/domain/processing/processing-inputs";
import { getDocument } from "~/operations/documents/get";
import { getCoordinates } from "~/operations/documents/get-coordinates";
import { getAnnotations } from "~/operations/training/get-annotations";
import { listUsefulDocuments } from "~/operations/training/list-useful";
import { saveAnnotations } from "~/operations/training/save-annotations";
import { initialLimits, readAnnotationFile } from "~/operations/training/steps/read-annotation-file";

const sent = (name: string, content: unknown) => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const images = { draw: async () => null };

async function planted() {
  const context = { ...(await makeTenant()), images };
  const model = await makeModel(context);
  return { context, model, documentId: await plantDocument(context, model.id, { status: "failed" }) };
}

async function sheetOf({ context, model, documentId }: Awaited<ReturnType<typeof planted>>) {
  const { entries } = await getAnnotations(context, {
    baseModelId: model.baseModelId,
    documentIds: [documentId],
  });
  const { value } = await entries.next();
  if (!value) throw new Error("the archive begins with no annotation");
  return new Response(value.input).json<AnnotationSheet>();
}

describe("documents that are annotated outside of the product", () => {
  it("come back with what was changed, and nothing else", async () => {
    const world = await planted();
    const { context, model, documentId } = world;
    const { baseModelId } = model;
    const sheet = await sheetOf(world);
    expect(await saveAnnotations(context, { baseModelId, files: [sent("a.json", sheet)] })).toMatchObject([
      { documentId, outcome: "unchanged" },
    ]);
    const fields = sheet.fields.map((field) =>
      field.field === "total" ? { ...field, value: "120.00", page: 1, box: [0.1, 0.2, 0.3, 0.4] } : field,
    );
    const content = { ...sheet, fields };
    expect(await saveAnnotations(context, { baseModelId, files: [sent("a.json", content)] })).toMatchObject([
      { documentId, outcome: "done" },
    ]);
    const total = (await getDocument(context, { documentId })).fields.find(({ key }) => key === "total");
    expect(total).toMatchObject({ value: "120.00", place: { page: 1, box: [0.1, 0.2, 0.3, 0.4] } });
  });

  it("are told file by file when they cannot be taken", async () => {
    const world = await planted();
    const sheet = await sheetOf(world);
    const files = [
      sent("odd.json", [1]),
      sent("old.json", { ...sheet, revision: 7 }),
      sent("foreign.json", await sheetOf(await planted())),
    ];
    const outcomes = await saveAnnotations(world.context, {
      baseModelId: world.model.baseModelId,
      files,
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["invalid", "conflict", "not-found"]);
  });

  it("are not taken when they name a field twice", async () => {
    const world = await planted();
    const sheet = await sheetOf(world);
    const again = { field: "total", value: "7.00", page: null, box: null };
    const row = { line: 0, cells: [again, again] };
    const files = [
      sent("fields.json", { ...sheet, fields: [...sheet.fields, again] }),
      sent("cells.json", { ...sheet, lineItems: [row] }),
    ];
    const { baseModelId } = world.model;
    expect(await saveAnnotations(world.context, { baseModelId, files })).toMatchObject([
      {
        outcome: "invalid",
        problem: "annotations.error.twice",
        field: `fields.${sheet.fields.length}.field`,
      },
      { outcome: "invalid", problem: "annotations.error.twice", field: "lineItems.0.cells.1.field" },
    ]);
  });

  it("are neither handed out nor taken as documents of another base model", async () => {
    const world = await planted();
    const { context, documentId } = world;
    const baseModelId = "invoices-apac";
    await expect(getAnnotations(context, { baseModelId, documentIds: [documentId] })).rejects.toMatchObject({
      code: "not-found",
    });
    const files = [sent("a.json", await sheetOf(world))];
    expect(await saveAnnotations(context, { baseModelId, files })).toMatchObject([{ outcome: "not-found" }]);
    await expect(saveAnnotations(context, { baseModelId: "none", files })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("come with an image of every page, in a width that pages are drawn in", async () => {
    const { context, documentId } = await planted();
    const asked: { documentId: string; attempt: number; page: number; width: number }[] = [];
    const draw = async (path: string, width: number) => {
      const [, , , id = "", attempt, page] = path.split("/");
      asked.push({ documentId: id, attempt: Number(attempt), page: Number(page), width });
      return new Blob(["RIFF"]).stream();
    };
    const names = [];
    for await (const { name } of await getCoordinates({ ...context, images: { draw } }, { documentId }))
      names.push(name);
    expect(names).toEqual([`${documentId}/annotations.json`, `${documentId}/page-1.webp`]);
    expect(asked.map((one) => showPageInput.safeParse(one).success)).toEqual([true]);
  });

  it("are refused as a whole when they are more than 50, and whoever may not edit documents", async () => {
    const world = await planted();
    const { context, model, documentId } = world;
    const { baseModelId } = model;
    const sheet = JSON.stringify(await sheetOf(world));
    const many = Object.fromEntries(
      Array.from({ length: 51 }, (_, at) => [`${at}.json`, new TextEncoder().encode(sheet)]),
    );
    const files = [{ name: "many.zip", bytes: zipSync(many) }];
    await expect(saveAnnotations(context, { baseModelId, files })).rejects.toMatchObject({
      messageKey: "annotations.error.too-many-files",
    });
    const permissions = ["Model.EditTrainingDocument", "TenantModel.ViewDocument"];
    const viewer = asActor(context, { kind: "key", id: "k", permissions });
    const nothing = { baseModelId, files: [sent("none", "nothing")] };
    await expect(saveAnnotations(viewer, nothing)).rejects.toMatchObject({ code: "forbidden" });
    expect((await getDocument(context, { documentId })).revision).toBe(0);
  });

  it("of another tenant are not handed out", async () => {
    const { documentId, model } = await planted();
    const { context } = await planted();
    const { baseModelId } = model;
    await expect(getAnnotations(context, { baseModelId, documentIds: [documentId] })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("are proposed where nobody has looked", async () => {
    const { context, model, documentId } = await planted();
    await plantDocument(context, model.id, { status: "approved", position: 2 });
    const useful = await listUsefulDocuments(context, { baseModelId: model.baseModelId });
    expect(useful.map(({ id }) => id)).toEqual([documentId]);
  });
});

describe("a file of annotations", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it("is the JSON itself, or a ZIP file with a JSON for each document", async () => {
    expect(await readAnnotationFile("a.json", bytes("[1]"))).toEqual({
      files: [{ name: "a.json", bytes: bytes("[1]") }],
      unread: [],
    });
    const zipped = zipSync({
      "x/annotations.json": bytes('{"a":1}'),
      "x/page-1.webp": bytes("RIFF"),
      "y/annotations.json": bytes("{"),
    });
    expect(await readAnnotationFile("all.zip", zipped)).toMatchObject({
      files: [{ name: "x/annotations.json", bytes: bytes('{"a":1}') }],
      unread: [{ file: "y/annotations.json", problem: "annotations.error.not-json" }],
    });
  });

  it("is unpacked no further than there is room, in files and in bytes", async () => {
    const zipOf = (count: number, kilobytes: number) => {
      const text = bytes(JSON.stringify("x".repeat(kilobytes * 1024)));
      return zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.json`, text])));
    };
    const room = initialLimits();
    await expect(readAnnotationFile("a.zip", zipOf(400, 1), room)).rejects.toMatchObject({
      messageKey: "annotations.error.too-many-files",
    });
    expect(room.files).toBe(-1);
    const heavy = initialLimits();
    const both = ["a.zip", "b.zip"].map((name) => () => readAnnotationFile(name, zipOf(18, 800), heavy));
    expect((await both[0]?.())?.files).toHaveLength(18);
    await expect(both[1]?.()).rejects.toMatchObject({ code: "too-large" });
    expect(heavy.bytes).toBeGreaterThan(-1024 * 1024);
  });

  it.each([
    ["no JSON", bytes("%PDF"), "annotations.error.not-json"],
    ["a ZIP file without JSON", zipSync({ "a.webp": bytes("RIFF") }), "annotations.error.none-inside"],
    [
      "a ZIP file that is cut off",
      zipSync({ "a.json": bytes("[1, 2, 3]") }).slice(0, 20),
      "zip.problem.broken-file",
    ],
  ])("says what it is when it is %s", async (_name, content, problem) => {
    const { files, unread } = await readAnnotationFile("a", content);
    expect(files).toEqual([]);
    expect(unread).toMatchObject([{ file: "a", outcome: "invalid", problem }]);
  });
});
