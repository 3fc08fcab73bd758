import { fieldCatalogue } from "@engine/fields/field-catalogue";
import { changeKeys, equationKeys, findingKeys, reasonKeys } from "@engine/results/reason-keys";
import { describe, expect, it } from "vitest";
import { baseModels } from "~/domain/models/base-models";
import english from "~/locales/en/engine.json";
import spanish from "~/locales/es/engine.json";

const wanted = [
  ...reasonKeys,
  ...equationKeys,
  ...findingKeys,
  ...changeKeys,
  ...fieldCatalogue.map((field) => field.labelKey),
  ...baseModels.flatMap((model) => [
    `base-model.${model.id}`,
    ...model.fields.map((field) => field.labelKey),
  ]),
];
const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe("texts of the engine", () => {
  it.each([...new Set(wanted)])("%s is written in both languages with the same placeholders", (key) => {
    const [en, es] = [english, spanish].map((texts) => (texts as Record<string, string>)[key]);
    expect(en).toBeTruthy();
    expect(es).toBeTruthy();
    expect(placeholders(es)).toEqual(placeholders(en));
  });
});
