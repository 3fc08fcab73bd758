import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "~/operations/context";
import { managesBaseModels } from "~/operations/training/steps/manages-base-models";
import { refusedPage } from "./form-error-response";
import { requireTenant } from "./signed-in";

/** The context of a system administrator in the service's own tenant; to anyone else the page does not exist. */
export async function requireBaseModels(
  args: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<TenantContext> {
  const { context } = await requireTenant(args);
  if (!managesBaseModels(context)) refusedPage(new AppError("not-found", "error.not-found"));
  return context;
}
