import { endpointInput } from "~/domain/webhooks/webhook-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEndpoint } from "./steps/require-endpoint";
import { type ShownEndpoint, shownEndpoint } from "./steps/shown-endpoint";

/** An endpoint without its secrets. Throws AppError `not-found`. */
export const getEndpoint = defineOperation({
  name: "webhooks.get",
  permission: "Webhooks",
  input: endpointInput,
  run: async (context: TenantContext, { endpointId }): Promise<ShownEndpoint> =>
    shownEndpoint(await requireEndpoint(context, endpointId)),
});
