import { data } from "@remix-run/cloudflare";
import { NotFoundText } from "~/components/shell/not-found-text";

export const handle = { crumbs: () => [{ key: "not-found.title" }] };

export const loader = () => data("lost", { status: 404 });

export default function NotFound() {
  return <NotFoundText />;
}
