import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "~/operations/context";
import { makeModel } from "./make-model";

/** A model that reads all fields of European invoices, and what a test adds. */
export const europeanModel = (context: TenantContext, baseModelId = "invoices-europe") =>
  makeModel(context, {
    baseModelId,
    currency: "EUR",
    fields: (baseModelOf(baseModelId)?.fields ?? []).map(({ key, line }) => ({
      key,
      line,
      weight: 1,
      required: false,
    })),
  });
