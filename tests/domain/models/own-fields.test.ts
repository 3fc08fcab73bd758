import { describe, expect, it } from "vitest";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { createModelInput } from "~/domain/models/model-inputs";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";

const settings = {
  name: "North America",
  baseModelId: "invoices-north-america",
  currency: "USD",
  timeZone: "America/New_York",
  culture: "en-US",
  threshold: 1,
};
const own = (name: string, type = "text", key = "") => ({
  key,
  weight: 2,
  required: false,
  line: false,
  own: { name, type },
});
const parsed = (...fields: object[]) =>
  createModelInput.safeParse({ ...settings, fields } as Parameters<typeof createModelInput.safeParse>[0]);
const issues = (...fields: object[]) =>
  parsed(...fields).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("fields that a tenant makes up", () => {
  it("are given a key from their name, which outlives renaming", () => {
    const first = createModelInput.parse({ ...settings, fields: [own("Delivery note Nº") as never] });
    expect(first.fields[0]?.key).toBe("own:delivery-note-no");
    const renamed = { ...own("Docket", "text", "own:delivery-note-no") };
    expect(parsed(renamed).data?.fields[0]).toMatchObject({
      key: "own:delivery-note-no",
      own: { name: "Docket" },
    });
  });

  it("are given a key of their own when a renamed field holds the first choice", () => {
    const result = parsed(own("Docket", "text", "own:project"), own("Project"));
    expect(result.data?.fields.map(({ key }) => key)).toEqual(["own:project", "own:project-2"]);
  });

  it("are accepted again once they were parsed, and are never lines", () => {
    const once = parsed({ ...own("Project"), line: true }).data;
    expect(once?.fields[0]?.line).toBe(false);
    expect(createModelInput.parse(once)).toEqual(once);
  });

  it.each([
    ["no name", [own("  ")], "fields.0.own.name: models.problem.own-name"],
    ["a name of signs", [own("-#-")], "fields.0.own.name: models.problem.own-name"],
    ["a long name", [own("a".repeat(61))], "fields.0.own.name: models.problem.own-name-long"],
    ["an unknown type", [own("Project", "colour")], "fields.0.own.type: models.problem.own-type"],
    [
      "two that fold alike",
      [own("Cost-Centre"), own("cost centre")],
      "fields.1.own.name: models.problem.own-name-taken",
    ],
    [
      "a name of the catalogue",
      [own("Vendor Name"), own("vendorname")],
      "fields.1.own.name: models.problem.own-name-reserved",
    ],
    ["the name of an export column", [own("Status")], "fields.0.own.name: models.problem.own-name-reserved"],
    ["a key of the catalogue", [own("Gross", "text", "total")], "fields.0.own.name: models.problem.field"],
    [
      "a key without its name",
      [{ key: "own:x", weight: 1, required: false, line: false }],
      "fields.0.key: models.problem.field",
    ],
  ])("refuse %s", (_, fields, issue) => {
    expect(issues(...fields)).toContain(issue);
  });

  it("are at most thirty", () => {
    const many = Array.from({ length: 31 }, (_, index) => own(`Field ${index}`));
    expect(issues(...many.slice(1))).toBeUndefined();
    expect(issues(...many)).toEqual(["fields.30.own.name: models.problem.own-too-many"]);
  });

  it("are asked of the engine and exported by name", () => {
    const fields = parsed(own("Cost centre", "id")).data?.fields ?? [];
    const model = { ...settings, id: "m", fields };
    expect(extractionRequestOf(model, new Date("2026-01-01")).fields).toEqual([
      { key: "own:cost-centre", type: "id", line: false, ownName: "Cost centre" },
    ]);
    expect(exportedFieldsOf(model)).toEqual([
      { key: "own:cost-centre", name: "Cost centre", type: "id", line: false },
    ]);
    expect(fieldOfModel(model.baseModelId, fields[0] as never)).toMatchObject({
      type: "id",
      labelKey: "field.own",
    });
  });
});
