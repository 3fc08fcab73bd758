import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomerQuestion } from "~/components/customers/customer-question";
import { resumeCustomer } from "~/operations/customers/resume";
import { loadCustomerQuestion, performCustomerChange } from "./load-customer-question";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.resume" }],
};

export const loader = loadCustomerQuestion;

export const action = (args: ActionFunctionArgs) => performCustomerChange(args, resumeCustomer);

export default function ResumeCustomer() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CustomerQuestion action="resume" {...asked} problems={refused?.problems} />;
}
