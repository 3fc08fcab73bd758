import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "~/http/redirect";

/** The specification's address of the page, which names its role in the query. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? query.get("roleId");
  return redirect(id ? `/roles/editrole/${encodeURIComponent(id)}` : "/roles/roles");
}
