import { fieldCatalogue } from "@fieldwise/engine/results";
import { describe, expect, it } from "vitest";
import { checkOwnFields } from "~/domain/models/check-own-fields";
import { foldFieldName, isOwnKey, maxOwnFields, ownKeyOf } from "~/domain/models/own-field";
import type { ModelField } from "~/domain/models/tenant-model";

const own = (name: string, key = "") => ({ key, own: { name, type: "text" } }) as ModelField;
const known = (key: string) => ({ key, own: null }) as unknown as ModelField;

describe("fields that a tenant makes up", () => {
  it("are in order with names of their own", () => {
    expect(checkOwnFields([known("total"), own("Delivery note"), own("Site", "own:site")])).toEqual([]);
  });

  it("have each name once, however it is written", () => {
    expect(
      checkOwnFields([
        own("Delivery Note no."),
        known("total"),
        own("delivery-note NO"),
        own("Délivery note no"),
      ]),
    ).toEqual([
      { index: 2, message: "models.problem.own-name-taken" },
      { index: 3, message: "models.problem.own-name-taken" },
    ]);
  });

  it("take no name of the catalogue, nor one that exports and the API use", () => {
    const [field] = fieldCatalogue;
    for (const name of [field?.name ?? "", "documentID", "filename", "STATUS", "Line", "ReceivedOn"])
      expect(checkOwnFields([own(name)]), name).toEqual([
        { index: 0, message: "models.problem.own-name-reserved" },
      ]);
  });

  it("have keys that are theirs", () => {
    expect(checkOwnFields([own("Site", "total")])).toEqual([{ index: 0, message: "models.problem.field" }]);
  });

  it("are so many at most; fields of the catalogue do not count", () => {
    const all = Array.from({ length: maxOwnFields + 1 }, (_, at) => own(`Field ${at}`));
    expect(checkOwnFields([known("total"), ...all])).toEqual([
      { index: maxOwnFields + 1, message: "models.problem.own-too-many" },
    ]);
  });

  it("without a name are told elsewhere, and are not the same as each other", () => {
    expect(checkOwnFields([own(""), own("!!"), own(" ")])).toEqual([]);
  });
});

describe("the key of an own field", () => {
  it("is its folded name, with a number where another has it", () => {
    expect(ownKeyOf("Lieferschein-Nr.", new Set())).toBe("own:lieferschein-nr");
    expect(ownKeyOf("Site", new Set(["own:site", "own:site-2"]))).toBe("own:site-3");
    expect(isOwnKey(ownKeyOf("x", new Set()))).toBe(true);
    expect(isOwnKey("total")).toBe(false);
  });

  it("is bounded, and of any script", () => {
    expect(ownKeyOf("a".repeat(200), new Set()).length).toBeLessThan(60);
    expect(foldFieldName("Número de Albarán")).toBe("numero-de-albaran");
    expect(foldFieldName("納品書 番号")).toBe("納品書-番号");
    expect(foldFieldName("--")).toBe("");
  });
});
