import { z } from "zod";
import { InvalidInput } from "../errors/invalid-input";
import { ftpEncryptions, type StorageSettings } from "./storage-settings";
import type { TenantModel } from "./tenant-model";

const format = "fieldwise-ai-model";
const version = 1;

/** Characters that a model file may have; a model of 130 fields has about 20,000. */
export const maxModelFileLength = 200_000;

const required = "models.problem.file-value";
const word = z.string(required);
const number = z.number(required);
const yesOrNo = z.boolean(required);

const strange = {
  error: (issue: { code?: string | undefined }) =>
    issue.code === "unrecognized_keys" ? "models.problem.file-unknown" : required,
};

const fileShape = z.strictObject(
  {
    format: z.literal(format, "models.problem.file-format"),
    version: z.literal(version, "models.problem.file-version"),
    name: word,
    baseModel: word,
    currency: word,
    timeZone: word,
    culture: word,
    confidenceThreshold: number,
    csvGeneration: yesOrNo,
    storage: z.discriminatedUnion(
      "provider",
      [
        z.strictObject({ provider: z.literal("default") }, strange),
        z.strictObject(
          {
            provider: z.literal("ftp"),
            hostName: word,
            port: number,
            userName: word,
            documentFolder: word,
            encryption: z.enum(ftpEncryptions, "models.problem.ftp-encryption"),
          },
          strange,
        ),
      ],
      "models.problem.storage",
    ),
    fields: z.array(
      z.strictObject(
        {
          key: word,
          weight: number,
          required: yesOrNo,
          lineItem: yesOrNo,
          own: z.strictObject({ name: word, type: word }, strange).optional(),
        },
        strange,
      ),
      required,
    ),
  },
  strange,
);

export type ModelFile = z.output<typeof fileShape>;

type Kept = Omit<TenantModel, "id"> & { csvGeneration: boolean; storage: StorageSettings | null };

/**
 * A model as one readable text: settings, storage and fields. Without the FTP password, which leaves the product for
 * nobody, and without what was learned: weights and layouts come from an organization's documents and stay with them.
 */
export function modelFileOf(model: Kept): string {
  const file: ModelFile = {
    format,
    version,
    name: model.name,
    baseModel: model.baseModelId,
    currency: model.currency,
    timeZone: model.timeZone,
    culture: model.culture,
    confidenceThreshold: model.threshold,
    csvGeneration: model.csvGeneration,
    storage: storageOf(model.storage),
    fields: model.fields.map(({ key, weight, required, line, own }) => ({
      key,
      weight,
      required,
      lineItem: line,
      ...(own && { own }),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads the text of a model file. Nothing in it is passed over: throws InvalidInput that names each place which is
 * missing, of another kind, or unknown to this version. Whether the values are any good is not checked here.
 */
export function readModelFile(text: string): ModelFile {
  const parsed = fileShape.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // Of what is no model file, or one of another version, nothing else needs to be said.
  const telling = ["format", "version"].map((name) => issues.filter(({ path }) => path[0] === name));
  throw new InvalidInput((telling.find((some) => some.length > 0) ?? issues).flatMap(placesOf));
}

function storageOf(storage: StorageSettings | null): ModelFile["storage"] {
  if (!storage) return { provider: "default" };
  const { sealedPassword: _, ...settings } = storage;
  return settings;
}

function jsonOf(text: string): unknown {
  const found = parsedOf(text);
  // What is not even an object has no format that could be another.
  return found !== null && typeof found === "object" && !Array.isArray(found) ? found : {};
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new InvalidInput([{ path: ["file"], message: "models.problem.file-json" }]);
  }
}

/** An object with keys that nobody knows is one issue; each of its keys is a place. */
function placesOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  const { path, message } = issue;
  if (issue.code !== "unrecognized_keys") return [{ path, message }];
  return issue.keys.map((key) => ({ path: [...path, key], message }));
}
