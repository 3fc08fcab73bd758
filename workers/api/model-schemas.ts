import { z } from "@hono/zod-openapi";
import { baseModelOf } from "~/domain/models/base-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { type OwnField, ownFieldTypes } from "~/domain/models/own-field";
import { ftpEncryptions } from "~/domain/models/storage-settings";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { Pin } from "~/domain/training/pinned-weights";

const settings = {
  currency: z.string().openapi({ description: "ISO 4217." }),
  confidenceThreshold: z
    .number()
    .int()
    .openapi({ description: "The sum of weights a good document reaches." }),
  timeZone: z.string(),
  culture: z.string().openapi({ description: "BCP 47." }),
};

/** What a model is pinned to; null where it reads with the latest weights. */
export const pinned = z
  .object({
    weights: z.enum(["version", "published", "shipped"]),
    versionId: z.string().nullable(),
    number: z.number().int().nullable(),
    pinnedOn: z.string().openapi({ description: "ISO 8601, UTC." }),
  })
  .nullable()
  .openapi({
    description: "The weights that are not replaced by training or publication; null: not pinned.",
  });

/** A tenant AI model as the API shows it. */
export const modelSchema = z
  .object({
    tenantAIModelId: z.string(),
    tenantAIModelName: z.string(),
    aiModelId: z.string(),
    aiModelName: z.string(),
    ...settings,
    csvGeneration: z.boolean(),
    storageProvider: z.enum(["default", "ftp"]),
    archived: z.boolean().openapi({ description: "It does not accept documents." }),
    activeVersionId: z
      .string()
      .nullable()
      .openapi({ description: "The trained version in use; null: the base model." }),
    pinned,
    revision: z.number().int().openapi({ description: "Required when the model is changed." }),
    fields: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        type: z.string(),
        weight: z.number().int(),
        required: z.boolean(),
        lineItem: z.boolean(),
        own: z.boolean().openapi({ description: "A custom field of the organization." }),
      }),
    ),
  })
  .openapi("TenantAIModel");

const storage = z
  .discriminatedUnion("provider", [
    z.object({ provider: z.literal("default") }),
    z.object({
      provider: z.literal("ftp"),
      hostName: z.string(),
      port: z.number().int(),
      userName: z.string(),
      password: z
        .string()
        .optional()
        .openapi({ description: "If omitted: the saved one, for the same server." }),
      documentFolder: z.string().optional(),
      encryption: z.enum(ftpEncryptions),
    }),
  ])
  .openapi("ModelStorage");

const data = z.object({
  tenantAIModelName: z.string(),
  aiModelId: z.string().openapi({ description: "The base model; it cannot be changed later." }),
  ...settings,
  csvGeneration: z.boolean().optional(),
  storage: storage.optional(),
  fields: z.array(
    z.object({
      key: z
        .string()
        .optional()
        .openapi({ description: "Of the base model; omitted for a new custom field." }),
      weight: z.number().int(),
      required: z.boolean(),
      lineItem: z.boolean().optional(),
      name: z.string().optional().openapi({ description: "Of a custom field." }),
      type: z
        .string()
        .optional()
        .openapi({ description: `Of a custom field: ${ownFieldTypes.join(", ")}.` }),
      own: z.boolean().optional(),
    }),
  ),
});

/** What a new model is made of, and the new settings of a changed one. */
export const newModelBody = data.openapi("TenantAIModelData");
export const savedModelBody = data.extend({ revision: z.number().int() }).openapi("TenantAIModelChange");

type Shown = TenantModel & {
  csvGeneration: boolean;
  storageProvider: "default" | "ftp";
  archivedAt: Date | null;
  revision: number;
  activeVersionId: string | null;
  pin: Pin | null;
};

/** Weights that a model is pinned to, as the API says it. */
export const shownPin = (pin: Pin | null): z.output<typeof pinned> =>
  pin && {
    weights: pin.weights,
    versionId: pin.weights === "shipped" ? null : pin.versionId,
    number: pin.weights === "shipped" ? null : pin.number,
    pinnedOn: new Date(pin.at).toISOString(),
  };

export const shownModel = (model: Shown): z.output<typeof modelSchema> => ({
  tenantAIModelId: model.id,
  tenantAIModelName: model.name,
  aiModelId: model.baseModelId,
  aiModelName: baseModelOf(model.baseModelId)?.name ?? model.baseModelId,
  currency: model.currency,
  confidenceThreshold: model.threshold,
  timeZone: model.timeZone,
  culture: model.culture,
  csvGeneration: model.csvGeneration,
  storageProvider: model.storageProvider,
  archived: model.archivedAt !== null,
  activeVersionId: model.activeVersionId,
  pinned: shownPin(model.pin),
  revision: model.revision,
  fields: model.fields.map((field) => {
    const { key, name, type } = fieldOfModel(model.baseModelId, field);
    const { weight, required, line, own } = field;
    return { key, name, type, weight, required, lineItem: line, own: own !== undefined };
  }),
});

/** The operation's input that a body means. Whether it is any good, types of own fields included, is for the operation to say. */
export const settingsIn = ({ tenantAIModelName, aiModelId, ...body }: z.output<typeof newModelBody>) => ({
  name: tenantAIModelName,
  baseModelId: aiModelId,
  threshold: body.confidenceThreshold,
  currency: body.currency,
  timeZone: body.timeZone,
  culture: body.culture,
  csvGeneration: body.csvGeneration,
  storage: body.storage,
  fields: body.fields.map(({ key, weight, required, lineItem, name, type, own }) => ({
    key: key ?? "",
    weight,
    required,
    line: lineItem ?? false,
    ...((own || !key) && { own: { name: name ?? "", type: (type ?? "text") as OwnField["type"] } }),
  })),
});
