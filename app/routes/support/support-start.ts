import { redirect } from "~/http/redirect";

export const loader = () => redirect("/support/user-manual");
