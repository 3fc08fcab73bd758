import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReplySubject } from "~/domain/replies/reply-token";
import type { TenantContext } from "~/operations/context";
import { openReplyLink } from "~/operations/replies/open-link";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { homeOf } from "~/platform/tenancy";
import { refusedPage } from "./form-error-response";
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
  if (!new URL(args.request.url).searchParams.has("token")) return;
  const { asked, context } = await replyLinkOf(args);
  const digest = await context.secrets.digest(`${asked.user}:${asked.token}`);
  throw await keptElsewhere(args, `link=${digest.slice(0, 16)}`, asked, 302);
}

/**
 * Has a form sent once more with its cookie where the page stood open for longer than that lives, or links of other mails took its
 * place: the form brings the token along. Throws that answer; returns when the cookie is there, or was not kept the first time.
 */
export async function renewReplyLink(args: ActionFunctionArgs, form: FormData): Promise<void> {
  const { searchParams } = new URL(args.request.url);
  const link = searchParams.get("link") ?? "";
  const isHeld = await mailLinkOf(args.request, args.context.cloudflare.env.APP_ENV, link);
  if (isHeld || searchParams.has("again") || !form.has("token")) return;
  throw await keptElsewhere(args, `${new URLSearchParams({ link })}&again=1`, tokenIn(form), 307);
}

/** Sends the browser to the same page with another query, and gives it the token as a cookie. */
async function keptElsewhere({ request, context }: Args, query: string, asked: LinkToken, status: number) {
  const link = new URLSearchParams(query).get("link") ?? "";
  const cookie = await keepMailLink(request, context.cloudflare.env.APP_ENV, link, asked);
  return redirect(`${new URL(request.url).pathname}?${query}`, {
    status,
    headers: { ...replyLinkHeaders, "Set-Cookie": cookie },
  });
}

/** What a mail's link leads to: its document, and a context in which the person whom it was written to does what the link allows. */
export type ReplyLink = { context: TenantContext; document: ReplySubject; asked: LinkToken };

/**
 * What the link of a mail leads to, whoever is signed in besides. Throws the page that says that the link is not valid, or to open it
 * again.
 */
export async function replyLinkOf({ request, context: { cloudflare } }: Args): Promise<ReplyLink> {
  const visitor = makeVisitorContext(
    cloudflare.env,
    { kind: "visitor", id: "visitor" },
    originOf(request).address,
  );
  const asked = await askedOf(request, cloudflare.env.APP_ENV);
  const opened = await openReplyLink(visitor, asked).catch(refusedPage);
  const { id, permissions, tenant, document } = opened;
  const person = { ...visitor, actor: { kind: "person", id, permissions } as const };
  const context = makeTenantContext(person, homeOf(cloudflare.env, tenant), cloudflare.env);
  return { context, document, asked };
}

async function askedOf(request: Request, environment: string): Promise<LinkToken> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("token")) return tokenIn(searchParams);
  const held = await mailLinkOf(request, environment, searchParams.get("link") ?? "");
  if (held) return held;
  throw new Response("intake.reply.link-again", { status: 410 });
}

const tokenIn = (given: URLSearchParams | FormData): LinkToken => ({
  user: String(given.get("user") ?? "").slice(0, 64),
  token: String(given.get("token") ?? "").slice(0, 200),
});
