import { findPublished, type Publication, selectPublications } from "~/data/control/base-publications";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { trainBaseModelInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireBaseModels } from "./steps/manages-base-models";

/** How many are listed; older ones are history. */
const mostPublications = 60;

/**
 * What was published for a base model, the latest first, and the one in force: null while models read with the shipped
 * weights. Throws AppError `not-found`, and `forbidden` outside of the service's own tenant.
 */
export const listPublications = defineOperation({
  name: "training.list-publications",
  permission: "system-admin",
  input: trainBaseModelInput,
  async run(
    context: TenantContext,
    { baseModelId },
  ): Promise<{ items: Publication[]; inForce: Publication | null }> {
    requireBaseModels(context);
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const [items, inForce] = await Promise.all([
      selectPublications(context.control, baseModelId, mostPublications),
      findPublished(context.control, baseModelId),
    ]);
    return { items, inForce };
  },
});
