import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReplySubject } from "~/domain/replies/reply-token";
import type { TenantContext } from "~/operations/context";
import { openReplyLink } from "~/operations/replies/open-link";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { homeOf } from "~/platform/tenancy";
import { refusedPage } from "./form-answer";
import { keepMailLink, type LinkToken, mailLinkOf } from "./mail-links-cookie";
import { redirect } from "./redirect";
import { originOf } from "./request-origin";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Nobody keeps what the page behind a mail's link shows, and no other site learns the link. */
export const replyLinkHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/**
 * Takes the token of a mail's link out of the address, where histories and logs would keep it: the browser gets it as a cookie for
 * an hour and is sent to the same page without it. Throws that answer; returns when there is no token in the address.
 */
export async function hideReplyToken(args: LoaderFunctionArgs): Promise<void> {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.has("token")) return;
  const asked = tokenIn(searchParams);
  const { secrets } = (await replyLinkOf(args)).context;
  const link = (await secrets.digest(`${asked.user}:${asked.token}`)).slice(0, 16);
  throw redirect(`${pathname}?link=${link}`, {
    headers: {
      ...replyLinkHeaders,
      "Set-Cookie": await keepMailLink(args.request, args.context.cloudflare.env.APP_ENV, link, asked),
    },
  });
}

/**
 * The document that the link of a mail is about, and a context in which the person whom it was written to does the little that the link
 * allows, whoever is signed in besides. Throws the page that says that the link is not valid.
 */
export async function replyLinkOf({
  request,
  context: { cloudflare },
}: Args): Promise<{ context: TenantContext; document: ReplySubject }> {
  const visitor = makeVisitorContext(
    cloudflare.env,
    { kind: "visitor", id: "visitor" },
    originOf(request).address,
  );
  const opened = await openReplyLink(visitor, await askedOf(request, cloudflare.env.APP_ENV)).catch(
    refusedPage,
  );
  const { id, permissions, tenant, document } = opened;
  const person = { ...visitor, actor: { kind: "person", id, permissions } as const };
  return { context: makeTenantContext(person, homeOf(cloudflare.env, tenant), cloudflare.env), document };
}

async function askedOf(request: Request, environment: string): Promise<LinkToken> {
  const { searchParams } = new URL(request.url);
  const held = searchParams.has("token")
    ? null
    : await mailLinkOf(request, environment, searchParams.get("link") ?? "");
  return held ?? tokenIn(searchParams);
}

const tokenIn = (query: URLSearchParams): LinkToken => ({
  user: (query.get("user") ?? "").slice(0, 64),
  token: (query.get("token") ?? "").slice(0, 200),
});
