import { redirect } from "~/http/redirect";

/** An unknown address leads to the page that says so. */
export const loader = () => redirect("/404");

export const action = loader;
