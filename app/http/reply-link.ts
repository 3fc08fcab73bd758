import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReplySubject } from "~/domain/replies/reply-token";
import type { TenantContext } from "~/operations/context";
import { openReplyLink } from "~/operations/replies/open-link";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { homeOf } from "~/platform/tenancy";
import { refusedPage } from "./form-answer";
import { originOf } from "./request-origin";

/** Nothing may cache the page behind a mail's link, and no other site learns the link. */
export const replyLinkHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/**
 * The document that the link of a mail is about, and a context in which the person whom it was written to does the little that the link
 * allows, whoever is signed in besides. Throws the page that says that the link is not valid.
 */
export async function replyLinkOf({
  request,
  context: { cloudflare },
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<{ context: TenantContext; document: ReplySubject }> {
  const query = new URL(request.url).searchParams;
  const visitor = makeVisitorContext(
    cloudflare.env,
    { kind: "visitor", id: "visitor" },
    originOf(request).address,
  );
  const asked = {
    user: (query.get("user") ?? "").slice(0, 64),
    token: (query.get("token") ?? "").slice(0, 200),
  };
  const { id, permissions, tenant, document } = await openReplyLink(visitor, asked).catch(refusedPage);
  const person = { ...visitor, actor: { kind: "person", id, permissions } as const };
  return { context: makeTenantContext(person, homeOf(cloudflare.env, tenant), cloudflare.env), document };
}
