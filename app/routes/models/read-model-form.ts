import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { customFieldControl, customFieldRowsOf, withRowsChanged } from "~/components/models/own-rows";
import type { BaseModel } from "~/domain/models/base-models";
import type { createModelInput } from "~/domain/models/model-inputs";
import { type FormAnswer, formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";

type Settings = z.input<typeof createModelInput>;
type Field = Settings["fields"][number];

/** The settings that the form holds; whether they are any good is for the operation to say. */
export function readModelForm(form: FormData, base: BaseModel): Settings {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    name: text("name"),
    baseModelId: base.id,
    currency: text("currency"),
    timeZone: text("timeZone"),
    culture: text("culture"),
    threshold: numberIn(text("threshold")),
    csvGeneration: form.has("csvGeneration"),
    fields: [...takenFields(form, base), ...ownFields(form)].map(({ field }) => field),
  };
}

/** The form again after a refusal. Problems of the n-th field are put down to that field's controls. */
export function modelFormAnswer(error: unknown, form: FormData, base: BaseModel) {
  const answer = formErrorResponse(error, form);
  const fields = [...takenFields(form, base), ...ownFields(form)];
  for (const problem of answer.data.problems) {
    const [, index, part] = /^fields\.(\d+)\.(.+)$/.exec(problem.field) ?? [];
    problem.field = fields[Number(index)]?.controlOf(part ?? "") ?? problem.field;
  }
  return answer;
}

/**
 * The form with one more or one less row for own fields, or as it is to show what its weights mean, if that is what its
 * button asked for; nothing is saved.
 */
export function rearrangedForm(form: FormData) {
  const intent = String(form.get("intent") ?? "");
  if (!/^(?:check|add-own|remove-own\.\d+)$/.test(intent)) return null;
  const typed = typedIn(form);
  const answer: FormAnswer = {
    problems: [],
    typed: intent === "check" ? typed : withRowsChanged(typed, intent),
  };
  return data(answer);
}

type FormField = { field: Field; controlOf(part: string): string };

const takenFields = (form: FormData, base: BaseModel): FormField[] =>
  base.fields
    .filter(({ key }) => form.has(`take.${key}`))
    .map(({ key }) => ({
      field: {
        key,
        weight: numberIn(String(form.get(`weight.${key}`) ?? "")),
        required: form.has(`required.${key}`),
        line: form.has(`line.${key}`),
      },
      controlOf: (part) => (part === "key" ? `take.${key}` : `${part}.${key}`),
    }));

/** The rows of own fields that have a name; the others are as good as removed. */
function ownFields(form: FormData): FormField[] {
  return customFieldRowsOf(typedIn(form)).flatMap(({ key, name, type, weight, required }, number) => {
    if (name.trim() === "" && key === "") return [];
    const own = { name, type: type as NonNullable<Field["own"]>["type"] };
    return [
      {
        field: { key, weight: numberIn(weight), required: required === "on", line: false, own },
        controlOf: (part) =>
          part === "weight" || part === "own.type"
            ? customFieldControl(number, part === "weight" ? "weight" : "type")
            : customFieldControl(number, "name"),
      },
    ];
  });
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(formFields(form)));

const numberIn = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
