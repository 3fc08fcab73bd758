import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomerQuestion } from "~/components/customers/customer-question";
import { resumeCustomer } from "~/operations/customers/resume";
import { answeredCustomer, askedCustomer } from "./asked-customer";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.resume" }],
};

export const loader = askedCustomer;

export const action = (args: ActionFunctionArgs) => answeredCustomer(args, resumeCustomer);

export default function ResumeCustomer() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CustomerQuestion action="resume" {...asked} problems={refused?.problems} />;
}
