import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { listCustomers } from "~/operations/customers/list";

/** The customers whose names begin as typed, for the picker while it is typed in. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const search = (new URL(args.request.url).searchParams.get("search") ?? "").slice(0, 80);
  const { customers } = await listCustomers(context, { search, size: 20 }).catch(refusedPage);
  return { customers: customers.map(({ id, name }) => ({ id, name })) };
}
