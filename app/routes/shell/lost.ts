import { redirect } from "@remix-run/cloudflare";

/** An unknown address leads to the page that says so. */
export const loader = () => redirect("/404");

export const action = loader;
