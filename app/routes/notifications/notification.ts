import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { openNotification } from "~/operations/notifications/open";

/** Leads to what a notification is about, and notes that it was read; to the list where it is gone. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  try {
    const { path } = await openNotification(context, { lineId: args.params.notificationId ?? "" });
    return redirect(path, 303);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not-found" || error.code === "invalid"))
      return redirect("/notifications", 303);
    throw error;
  }
}
