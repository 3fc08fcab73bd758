import { redirect } from "~/http/redirect";

export const loader = () => redirect("/dashboard");
