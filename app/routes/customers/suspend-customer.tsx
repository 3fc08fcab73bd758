import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CustomerQuestion } from "~/components/customers/customer-question";
import { suspendCustomer } from "~/operations/customers/suspend";
import { answeredCustomer, askedCustomer } from "./asked-customer";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.suspend" }],
};

export const loader = askedCustomer;

export const action = (args: ActionFunctionArgs) => answeredCustomer(args, suspendCustomer);

export default function SuspendCustomer() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CustomerQuestion action="suspend" {...asked} problems={refused?.problems} />;
}
