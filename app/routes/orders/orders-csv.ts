import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { exportOrders } from "~/operations/orders/export";

/** All purchase orders as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const file = await exportOrders(context, {}).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
