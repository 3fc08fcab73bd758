import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { findCustomer } from "~/operations/customers/find";
import type { suspendCustomer } from "~/operations/customers/suspend";

/** The customer a question is about, before and after the answer. */
export async function loadCustomerQuestion(args: LoaderFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const tenantId = args.params.tenantId ?? "";
  const customer = await findCustomer(context, { tenantId }).catch(refusedPage);
  if (!customer) throw new Response("error.not-found", { status: 404 });
  return { name: customer.name, done: isDialogDone(args.request) };
}

/** Does what was asked about the customer: Yes was pressed. */
export async function performCustomerChange(args: ActionFunctionArgs, change: typeof suspendCustomer) {
  const { context } = await requireSystemAdmin(args);
  try {
    await change(context, { tenantId: args.params.tenantId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}
