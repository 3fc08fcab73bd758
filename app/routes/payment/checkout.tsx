import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PaddleCheckout } from "~/components/payment/paddle-checkout";
import { billingCaller } from "~/http/billing-caller";
import { refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { getCheckout } from "~/operations/billing/get-checkout";

export const handle = { crumbs: () => [{ key: "billing.payment.title" }] };

/**
 * The payment form of the payment service in a page of ours. Paddle's links to it name the payment in `_ptxn`, which its
 * script would take for an order to open another form over the page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  const linked = new URL(args.request.url).searchParams.get("_ptxn");
  if (linked) throw redirect(`/payment_process/checkout/${encodeURIComponent(linked)}`);
  const { transactionId = "" } = args.params;
  const { checkout, client } = await getCheckout(context, { transactionId }).catch(refusedPage);
  if (!checkout.isOpen)
    throw redirect(`/payment_process/payment_information?paid&transaction=${checkout.transactionId}`);
  const { hostedUrl } = checkout;
  return { transactionId: checkout.transactionId, hostedUrl, client };
}

export default function Checkout() {
  return <PaddleCheckout {...useLoaderData<typeof loader>()} />;
}
