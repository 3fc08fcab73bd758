import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { refusedPage } from "./form-error-response";
import { requirePerson } from "./signed-in";

/** The signed-in system administrator; to anyone else the page does not exist. */
export async function requireSystemAdmin(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const caller = await requirePerson(args);
  if (!caller.person.isSystemAdmin) refusedPage(new AppError("not-found", "error.not-found"));
  return caller;
}
