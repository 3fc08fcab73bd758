import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Customer } from "~/domain/customers/customer";
import { shownCustomer } from "~/domain/customers/shown-customer";
import { countUsage } from "~/operations/customers/count-usage";
import { listCustomers } from "~/operations/customers/list";
import { allShards } from "~/platform/tenancy";
import { refusedPage } from "./form-error-response";
import { languageOf } from "./language";
import { requireSystemAdmin } from "./require-system-admin";

type Wanted = { search: string; after?: string | undefined; size?: number };

/** A page of the customers as it is shown; `next` goes on after it. */
export async function readCustomers(args: LoaderFunctionArgs, wanted: Wanted) {
  const { context } = await requireSystemAdmin(args);
  const { customers, next } = await listCustomers(context, wanted).catch(refusedPage);
  const shards = allShards(args.context.cloudflare.env);
  const used = await countUsage({ ...context, shards }, { customers: customers.flatMap(periodOf) });
  const language = await languageOf(args.request);
  return {
    customers: customers.map((customer) => shownCustomer(customer, used[customer.id], language)),
    next,
  };
}

const periodOf = ({ id, shardId, periodStart, periodEnd }: Customer) =>
  periodStart && periodEnd ? [{ id, shardId, from: periodStart, to: periodEnd }] : [];
