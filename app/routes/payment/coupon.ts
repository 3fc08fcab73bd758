import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { billingCaller } from "~/http/billing-caller";
import { refusedPage } from "~/http/form-error-response";
import { checkCoupon } from "~/operations/billing/check-coupon";

/** What the payment form asks when a code was entered. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing");
  const { searchParams } = new URL(args.request.url);
  const [code, planCode] = [searchParams.get("code") ?? "", searchParams.get("plan") ?? ""];
  const valid = await checkCoupon(context, { couponCode: code, planCode }).catch(refusedOf);
  return Response.json({ code, valid }, { headers: { "Cache-Control": "no-store" } });
}

/** The page asks again once it is paid, when the partner's plan is sold to nobody any more. */
function refusedOf(error: unknown): false {
  if (error instanceof AppError && error.code === "not-found") return false;
  return refusedPage(error);
}
