import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { billPdf } from "~/http/bill-pdf";
import { billingCaller } from "~/http/billing-caller";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { translatorFor } from "~/http/translator-for";
import { getBill } from "~/operations/billing/get-bill";

/** A bill as a PDF, in the language of who asks. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing");
  const billId = (args.params.file ?? "").replace(/\.pdf$/, "");
  const { bill, customer } = await getBill(context, { billId }).catch(refusedPage);
  const language = await languageOf(args.request);
  const t = await translatorFor(language);
  const pdf = await billPdf(bill, customer, { language, t });
  return new Response(pdf, { headers: attachmentHeaders(`${bill.number}.pdf`, "application/pdf") });
}
