import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { isAllowed } from "~/domain/permissions/actor";
import type { Permission } from "~/domain/permissions/permission";
import { noteRefusal } from "~/operations/note-refusal";
import { refusedPage } from "./form-error-response";
import { requireTenant } from "./signed-in";

/**
 * The signed-in person with a tenant who holds the permission; anyone else gets the page that says so. For screens that
 * show a form before any operation is called; the operation behind it checks again.
 */
export async function requirePermission(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  permission: Permission,
) {
  const caller = await requireTenant(args);
  if (isAllowed(caller.context.actor, permission)) return caller;
  await noteRefusal(caller.context, { operation: new URL(args.request.url).pathname, permission });
  return refusedPage(new AppError("forbidden", "error.forbidden", { values: { permission } }));
}
