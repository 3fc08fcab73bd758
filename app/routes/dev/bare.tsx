import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** A page that does nothing, in the local environment only: what the bench compares real pages with. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.cloudflare.env.APP_ENV !== "local") throw new Response("error.not-found", { status: 404 });
  return null;
}

export default function Bare() {
  return <p>bare</p>;
}
