import { fieldOf } from "@fieldwise/engine/results";
import { z } from "zod";
import { noCardNumber } from "../billing/card-number";
import { baseModelOf } from "./base-models";
import { checkOwnFields } from "./check-own-fields";
import { cultures } from "./cultures";
import { currencies } from "./currencies";
import { foldModelName } from "./fold-model-name";
import { maxModelFileLength } from "./model-file";
import { maxOwnNameLength, ownFieldTypes, ownKeyOf } from "./own-field";
import { reachableScore } from "./reachable-score";
import { storageInput } from "./storage-inputs";
import type { ModelField } from "./tenant-model";
import { isTimeZone } from "./time-zones";

const wholeNumber = (messageKey: string) => z.number({ error: messageKey }).int(messageKey);

const ownField = z.object({
  name: z
    .string()
    .trim()
    .max(maxOwnNameLength, "models.problem.own-name-long")
    .regex(/[\p{L}\p{N}]/u, "models.problem.own-name"),
  type: z.enum(ownFieldTypes, "models.problem.own-type"),
});

/** Fields that belong to line items are lines whatever the form says; those of the tenant's own making are not. */
const modelField = z
  .object({
    key: z.string().max(64),
    weight: wholeNumber("models.problem.weight")
      .min(1, "models.problem.weight")
      .max(10, "models.problem.weight"),
    required: z.boolean(),
    line: z.boolean(),
    own: ownField.optional(),
  })
  .transform(({ own, ...field }) =>
    own
      ? { ...field, line: false, own }
      : { ...field, line: field.line || fieldOf(field.key)?.line === true },
  );

const modelName = z
  .string()
  .trim()
  .max(80, "models.problem.name-long")
  .refine((name) => foldModelName(name) !== "", "models.problem.name-required")
  .refine(...noCardNumber);

const modelSettings = z.object({
  name: modelName,
  baseModelId: z.string(),
  currency: z.string().refine((code) => currencies.includes(code), "models.problem.currency"),
  timeZone: z.string().refine(isTimeZone, "models.problem.time-zone"),
  culture: z.string().refine((tag) => cultures.includes(tag), "models.problem.culture"),
  threshold: wholeNumber("models.problem.threshold").min(1, "models.problem.threshold"),
  fields: z
    .array(modelField)
    .min(1, "models.problem.fields-required")
    .max(130)
    .transform((fields) => withOwnKeys(fields)),
  csvGeneration: z.boolean().default(false),
  /** Absent: the product's own storage for a new model, what it was for a saved one. */
  storage: storageInput.optional(),
});

/** What a new model is made of. A field of the tenant's own making that has no key yet ("") is given one. */
export const createModelInput = modelSettings.superRefine(checkFields);

/** The model to change, at the revision that the person saw, and its new settings. Its base model stays. */
export const editModelInput = modelSettings
  .extend({ modelId: z.string().max(64), revision: z.number().int() })
  .superRefine(checkFields);

/** A model to copy, and the name of the copy. */
export const copyModelInput = z.object({ modelId: z.string().max(64), name: modelName });

/**
 * The text of a model file. `name`, unless empty, takes the place of the name in it; `password` is that of the FTP server
 * it names, as files have none.
 */
export const uploadModelInput = z.object({
  text: z.string().min(1, "models.problem.file-missing").max(maxModelFileLength, "models.problem.file-long"),
  name: z.string().trim().max(80, "models.problem.name-long").default(""),
  password: z.string().max(200, "models.problem.ftp-password").default(""),
});

/** A model, and what it is compared with: another model, or the text of a model file. */
export const compareModelsInput = z
  .object({
    modelId: z.string().max(64),
    otherId: z.string().max(64).default(""),
    text: z.string().max(maxModelFileLength, "models.problem.file-long").default(""),
  })
  .refine(({ otherId, text }) => otherId !== "" || text !== "", {
    error: "models.compare.problem",
    path: ["text"],
  });

export const modelIdInput = z.object({ modelId: z.string().max(64) });

/** A name to try out; `exceptModelId` is the model that may keep it. */
export const modelNameInput = z.object({ name: modelName, exceptModelId: z.string().max(64).optional() });

function withOwnKeys(fields: ModelField[]): ModelField[] {
  const taken = new Set(fields.map((field) => field.key));
  return fields.map((field) => {
    if (!field.own || field.key !== "") return field;
    const key = ownKeyOf(field.own.name, taken);
    taken.add(key);
    return { ...field, key };
  });
}

function checkFields(model: z.output<typeof modelSettings>, context: z.RefinementCtx): void {
  const base = baseModelOf(model.baseModelId);
  if (!base) {
    report(context, ["baseModelId"], "models.problem.base-model");
    return;
  }
  const seen = new Set<string>();
  model.fields.forEach(({ key, own }, index) => {
    // New fields are given their keys only when all names are right.
    if (own && key === "") return;
    if (seen.has(key) || !(own || base.fields.some((field) => field.key === key)))
      report(context, ["fields", index, "key"], "models.problem.field");
    seen.add(key);
  });
  for (const { index, message } of checkOwnFields(model.fields))
    report(context, ["fields", index, "own", "name"], message);
  if (model.threshold > reachableScore(model.fields))
    report(context, ["threshold"], "models.problem.threshold-high");
}

const report = (context: z.RefinementCtx, path: (string | number)[], message: string) =>
  context.addIssue({ code: "custom", path, message });
