import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestorePage } from "~/components/tenants/restore-page";
import { shownMoment } from "~/domain/tenants/shown-day";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireRestoring } from "~/http/restore-context";
import { takeRestoreForm } from "~/http/restore-upload";
import { beginRestore } from "~/operations/tenants/begin-restore";
import { cancelRestore } from "~/operations/tenants/cancel-restore";
import { getRestore } from "~/operations/tenants/get-restore";

export const handle = {
  crumbs: () => [
    { key: "tenants.settings.title", to: "/tenant/settings" },
    { key: "tenants.export.title", to: "/tenant/export" },
    { key: "tenants.restore.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const restore = await getRestore(context, {}).catch(refusedPage);
  if (!restore || restore.state === "cleared") return { restore: null, watched: false };
  const { exportedAt, startedAt: _, endedAt: __, ...shown } = restore;
  const day = exportedAt === null ? null : shownMoment(new Date(exportedAt), context.tenant);
  const watched = new URL(args.request.url).searchParams.has("watch");
  return { restore: { ...shown, day }, watched };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireRestoring(args);
  try {
    const answer = await takeRestoreForm(context, args.request);
    if (answer === "start") await beginRestore(context, {});
    else if (answer !== null) await cancelRestore(context, {});
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect("/tenant/restore");
}

export default function TenantRestore() {
  const { restore, watched } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <RestorePage restore={restore} watched={watched} problems={refused?.problems} />;
}
