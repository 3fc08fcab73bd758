import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requirePerson } from "~/http/signed-in";
import { isTenantNameTaken } from "~/operations/tenants/is-name-taken";

/** Answers the form while it is filled in; what counts is the check when it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePerson(args);
  const tenantName = new URL(args.request.url).searchParams.get("tenantName") ?? "";
  const taken = await isTenantNameTaken(context, { tenantName }).catch(() => false);
  return { taken };
}
