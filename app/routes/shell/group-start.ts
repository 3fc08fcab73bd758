import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "~/http/redirect";

/** Where an address leads that is only the beginning of others. */
const starts: Record<string, string> = {
  "/users": "/Users/users",
  "/roles": "/roles/roles",
  "/aimodels": "/aimodels/aimodels-list",
  "/profile": "/Profile/editprofile",
  "/payment_process": "/payment_process/products",
};

/** Groups of the menu lead nowhere themselves: who types their address gets the first page below, or the dashboard. */
export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.toLowerCase().replace(/\/+$/, "");
  return redirect(starts[path] ?? "/dashboard");
}
