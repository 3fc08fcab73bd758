import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { sessionTokenOf } from "~/http/session-cookie";
import { clearCustomer } from "~/operations/customers/clear";
import { findCustomer } from "~/operations/customers/find";
import { pickCustomer } from "~/operations/customers/pick";

/** Picks the customer of a name or id, or clears it. A name that is nobody's becomes a search. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const token = (await sessionTokenOf(args.request, args.context.cloudflare.env.APP_ENV)) ?? "";
  const { intent, tenantId, next, customer: name = "" } = formFields(await args.request.formData());
  if (intent === "clear") {
    await clearCustomer(context, { token }).catch(refusedPage);
    return redirect("/customers");
  }
  const found = await findCustomer(context, tenantId ? { tenantId } : { name: name.slice(0, 200) }).catch(
    refusedPage,
  );
  if (!found)
    return redirect(`/customers?${new URLSearchParams({ search: name.slice(0, 80), unknown: "1" })}`);
  await pickCustomer(context, { token, tenantId: found.id }).catch(refusedPage);
  return redirect(next && shownThere.test(next) ? next : "/dashboard");
}

/** What the overview of the service leads to within the organization that is picked. */
const shownThere = /^\/(?:documents\/[0-9a-f-]{36}|connections|aimodels\/aimodels-list|dashboard)$/;

export const loader = () => redirect("/customers");
