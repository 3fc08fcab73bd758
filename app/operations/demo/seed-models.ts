import { z } from "zod";
import { demoModels } from "~/domain/demo/demo-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { createModel } from "../models/create";
import { listModels } from "../models/list";

/** Makes the demo's models that are missing; returns the id of each by its base model's id. */
export const seedDemoModels = defineOperation({
  name: "demo.seed-models",
  permission: "system",
  input: z.object({}),
  async run(context: TenantContext) {
    const present = new Set(
      (await listModels(context, { includeArchived: true })).map((model) => model.baseModelId),
    );
    for (const model of demoModels) if (!present.has(model.baseModelId)) await createModel(context, model);
    const models = await listModels(context, { includeArchived: true });
    return Object.fromEntries(models.map((model) => [model.baseModelId, model.id]));
  },
});
