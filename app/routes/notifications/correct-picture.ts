import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { replyLinkHeaders, replyLinkOf } from "~/http/reply-link";
import { getReplyForm } from "~/operations/replies/get-form";

/** The picture of an uncertain value, for the page behind the link of a mail; of no other part of the document. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, document } = await replyLinkOf(args);
  const { fields } = await getReplyForm(context, document).catch(refusedPage);
  const key = new URL(args.request.url).searchParams.get("field");
  const path = fields?.find((field) => field.key === key)?.picture;
  if (!path) throw new Response("error.not-found", { status: 404 });
  const drawn = await args.context.cloudflare.env.EXTRACTION.fetch(`http://extraction${path}`);
  return new Response(drawn.body, {
    status: drawn.status,
    headers: {
      ...replyLinkHeaders,
      "Content-Type": drawn.headers.get("Content-Type") ?? "application/octet-stream",
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}
