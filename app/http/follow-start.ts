import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Person } from "~/domain/accounts/person";
import { safePath } from "~/domain/accounts/safe-path";
import { AppError } from "~/domain/errors/app-error";
import { acceptInvitation } from "~/operations/accounts/accept-invitation";
import { decideStart } from "~/operations/accounts/decide-start";
import { keepSource } from "~/operations/accounts/keep-source";
import type { VisitorContext } from "~/operations/context";
import type { OfTenant } from "~/operations/of-tenant";
import { openTenant } from "~/platform/tenancy";
import { endSessionAndRedirect } from "./end-session";
import { forgetState, type PreservedQuery, preservedQueryOf } from "./preserved-query";
import { redirect } from "./redirect";

type Incoming = { context: VisitorContext; person: Person };

/** Takes a signed-in person one step along the start-up flow; `returnTo` is where a person who may work wanted to go. */
export async function followStart(args: LoaderFunctionArgs, incoming: Incoming, returnTo: string | null) {
  const carried = await preservedQueryOf(args.request, args.context.cloudflare.env.APP_ENV);
  const step = await decideStart(incoming.context, { person: incoming.person, ...carried });
  switch (step.go) {
    case "log-out":
      return endSessionAndRedirect(args, step.reason);
    case "accept-invitation":
      return accept(args, incoming.context, step.state);
    case "create-tenant":
      return redirect("/create-tenant");
    case "choose-plan":
      if (step.keepSource) await noteSource(incoming, carried);
      return redirect("/payment_process/products");
    default:
      return redirect(placeFor(returnTo), { headers: [await forgetStateOf(args)] });
  }
}

/** The caller, who can open the tenant that invited. */
const invitedOf = ({ context: { cloudflare } }: LoaderFunctionArgs, context: VisitorContext) => ({
  ...context,
  openTenant: ({ tenantId }: OfTenant) => openTenant(cloudflare.env, context.control, tenantId),
});

async function accept(args: LoaderFunctionArgs, context: VisitorContext, state: string) {
  try {
    await acceptInvitation(invitedOf(args, context), { state });
  } catch (error) {
    if (error instanceof AppError) return endSessionAndRedirect(args, "invitation");
    throw error;
  }
  return redirect("/login", { headers: [await forgetStateOf(args)] });
}

const forgetStateOf = ({ request, context }: LoaderFunctionArgs) =>
  forgetState(request, context.cloudflare.env.APP_ENV);

async function noteSource({ context, person: { tenantId } }: Incoming, { source }: PreservedQuery) {
  if (tenantId && source) await keepSource(context, { tenantId, source });
}

function placeFor(returnTo: string | null): string {
  const place = safePath(returnTo, "/dashboard");
  return /^\/login\b/.test(place) ? "/dashboard" : place;
}
