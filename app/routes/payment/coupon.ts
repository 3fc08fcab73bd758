import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { billingCaller } from "~/http/billing-caller";
import { refusedPage } from "~/http/form-answer";
import { checkCoupon } from "~/operations/billing/check-coupon";

/** What the payment form asks when a code was entered. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing");
  const { searchParams } = new URL(args.request.url);
  const [code, planCode] = [searchParams.get("code") ?? "", searchParams.get("plan") ?? ""];
  const valid = await checkCoupon(context, { couponCode: code, planCode }).catch(refusedPage);
  return data({ code, valid }, { headers: { "Cache-Control": "no-store" } });
}
