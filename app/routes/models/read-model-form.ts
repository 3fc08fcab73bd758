import type { z } from "zod";
import type { BaseModel } from "~/domain/models/base-models";
import type { createModelInput } from "~/domain/models/model-inputs";
import { formAnswer } from "~/http/form-answer";

/** The settings that the form holds; whether they are any good is for the operation to say. */
export function readModelForm(form: FormData, base: BaseModel): z.input<typeof createModelInput> {
  const text = (name: string) => String(form.get(name) ?? "");
  const number = (name: string) => (text(name).trim() === "" ? Number.NaN : Number(text(name)));
  return {
    name: text("name"),
    baseModelId: base.id,
    currency: text("currency"),
    timeZone: text("timeZone"),
    culture: text("culture"),
    threshold: number("threshold"),
    fields: takenKeys(form, base).map((key) => ({
      key,
      weight: number(`weight.${key}`),
      required: form.has(`required.${key}`),
      line: form.has(`line.${key}`),
    })),
  };
}

/** The form again after a refusal. Problems of the n-th field are put down to that field's controls. */
export function modelFormAnswer(error: unknown, form: FormData, base: BaseModel) {
  const answer = formAnswer(error, form);
  const taken = takenKeys(form, base);
  for (const problem of answer.data.problems) problem.field = controlOf(problem.field, taken);
  return answer;
}

function controlOf(path: string, taken: string[]): string {
  const [, index, part] = /^fields\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const key = taken[Number(index)];
  if (!key) return path;
  return part === "key" ? `take.${key}` : `${part}.${key}`;
}

const takenKeys = (form: FormData, base: BaseModel) =>
  base.fields.map(({ key }) => key).filter((key) => form.has(`take.${key}`));
