import { z } from "zod";
import { documentFilterShape, refuseTurnedDates } from "../documents/document-list-inputs";
import { dayInput } from "../listing/date-inputs";
import { decodeCursor } from "../listing/list-cursor";
import { severities } from "./check-outcome";
import { descriptorInput } from "./descriptors-file";

const id = z.string().min(1).max(64);
const cursorText = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .max(500)
    .refine((text) => decodeCursor(text) !== null, "documents.error.not-a-cursor")
    .optional(),
);
const after = z.string().max(64).default("");
const size = z.coerce.number("documents.error.not-a-size").int().min(1).max(50).default(20);
const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() || undefined : value);
const language = z.enum(["en", "es"]).default("en");
const fileFormat = z.preprocess(lower, z.enum(["csv", "json", "xlsx"]).default("csv"));

/** Some of a model's bills, and what the checks say of them; `severity` leaves out all others. */
export const validationsInput = z
  .object({
    ...documentFilterShape,
    size,
    cursor: cursorText,
    severity: z.preprocess(lower, z.enum(severities, "energy.error.severity").optional()),
  })
  .superRefine(refuseTurnedDates);

/** All of that as a file, in the words of a language. */
export const validationsFileInput = z
  .object({
    ...documentFilterShape,
    severity: z.preprocess(lower, z.enum(severities, "energy.error.severity").optional()),
    format: fileFormat,
    language,
  })
  .superRefine(refuseTurnedDates);

const flag = z.preprocess(
  (value) => (typeof value === "string" ? ["1", "true", "on", "yes"].includes(value.toLowerCase()) : value),
  z.boolean().default(false),
);

/** The bills of a list for EnergyCAP, with what else is to be in the archive. */
export const energyCapInput = z
  .object({ ...documentFilterShape, includeJson: flag, includeOriginalFile: flag })
  .superRefine(refuseTurnedDates);

export const accountsInput = z.object({ modelId: id, after, size });
export const accountInput = z.object({ modelId: id, accountId: id });

const day = dayInput("energy.error.date");

/** What is agreed for an account; "" is nothing. The price is as a person of the model's culture writes it. */
export const contractInput = z
  .object({
    modelId: id,
    accountId: id,
    opensOn: day,
    closesOn: day,
    unitPrice: z.string().trim().max(40, "energy.error.price").default(""),
  })
  .superRefine(({ opensOn, closesOn }, check) => {
    if (opensOn && closesOn && opensOn > closesOn)
      check.addIssue({ code: "custom", path: ["closesOn"], message: "energy.error.dates-turned" });
  });

/** The lines that are described, or those that wait for it. */
export const descriptorsInput = z.object({
  described: flag,
  after,
  size: z.coerce.number("documents.error.not-a-size").int().min(1).max(200).default(50),
});

export const describeInput = z.object({ descriptors: z.array(descriptorInput).min(1).max(500) });
export const descriptorIdInput = z.object({ descriptorId: id });

/** Characters of a file that is read here. */
export const maxEnergyFileBytes = 5 * 1024 * 1024;

export const descriptorsUploadInput = z.object({
  bytes: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.byteLength <= maxEnergyFileBytes, "validation.error.too-large"),
});

/** A JSON file to be checked, against the bills of a model where one is named. */
export const directInput = z.object({
  modelId: z.preprocess((value) => value || undefined, id.optional()),
  bytes: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.byteLength <= maxEnergyFileBytes, "validation.error.too-large"),
});
