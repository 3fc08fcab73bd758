import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomerQuestion } from "~/components/customers/customer-question";
import { suspendCustomer } from "~/operations/customers/suspend";
import { loadCustomerQuestion, performCustomerChange } from "./load-customer-question";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.suspend" }],
};

export const loader = loadCustomerQuestion;

export const action = (args: ActionFunctionArgs) => performCustomerChange(args, suspendCustomer);

export default function SuspendCustomer() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CustomerQuestion action="suspend" {...asked} problems={refused?.problems} />;
}
