import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomerMove } from "~/components/customers/customer-move";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { cancelMove } from "~/operations/customers/cancel-move";
import { findCustomer } from "~/operations/customers/find";
import { findMove } from "~/operations/customers/find-move";
import { moveCustomer } from "~/operations/customers/move";
import { boundShards } from "~/platform/tenancy";
import { openMoveJobs } from "~/platform/tenant-moves";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.move" }],
};

async function movingCustomer(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const { env } = args.context.cloudflare;
  return { ...context, bound: boundShards(env), jobs: openMoveJobs(env.EXTRACTION) };
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await movingCustomer(args);
  const tenantId = args.params.tenantId ?? "";
  const customer = await findCustomer(context, { tenantId }).catch(refusedPage);
  if (!customer) throw new Response("error.not-found", { status: 404 });
  const { move, ...standing } = await findMove(context, { tenantId });
  const startedAt = move?.startedAt.toISOString().slice(0, 16).replace("T", " ") ?? "";
  const watched = new URL(args.request.url).searchParams.has("watch");
  return { name: customer.name, ...standing, move: move && { ...move, startedAt }, watched };
}

export async function action(args: ActionFunctionArgs) {
  const context = await movingCustomer(args);
  const tenantId = args.params.tenantId ?? "";
  const form = await args.request.formData();
  try {
    if (form.get("answer") === "cancel") await cancelMove(context, { tenantId });
    else await moveCustomer(context, { tenantId, shardId: String(form.get("shardId") ?? "") });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect(new URL(args.request.url).pathname);
}

export default function MoveCustomer() {
  const found = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CustomerMove {...found} problems={refused?.problems} />;
}
