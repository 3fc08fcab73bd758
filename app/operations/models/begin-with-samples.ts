import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { proposedModel } from "~/domain/models/proposed-model";
import { beginWithSamplesInput } from "~/domain/samples/sample-inputs";
import { defineOperation } from "../define-operation";
import { type SampleContext, takeSamples } from "../documents/take-samples";
import { createModel } from "./create";

/**
 * Makes a first model as the form would propose it and has sample documents read with it. Throws AppError `invalid` (no such base
 * model), and `conflict` when there is a model of this name.
 */
export const beginWithSamples = defineOperation({
  name: "models.begin-with-samples",
  permission: "TenantModel.EditModel",
  alsoNeeds: () => ["TenantModel.UploadDocument"] as const,
  input: beginWithSamplesInput,
  async run(context: SampleContext, { baseModelId, name }): Promise<{ modelId: string }> {
    const base = baseModelOf(baseModelId);
    if (!base) throw new AppError("invalid", "models.problem.base-model");
    const proposed = proposedModel(base, context.tenant.countryCode);
    const { modelId } = await createModel(context, { ...proposed, name });
    await takeSamples(context, { modelId });
    return { modelId };
  },
});
