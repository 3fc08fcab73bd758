import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { LogOutReason } from "~/domain/accounts/start-step";
import { signOut } from "~/operations/accounts/sign-out";
import { forgetState } from "./preserved-query";
import { redirect } from "./redirect";
import { forgetSession, sessionTokenOf } from "./session-cookie";
import { personOf, visitorOf } from "./signed-in";

/** Ends the current session and leads to the page that says so, and why. */
export async function endSessionAndRedirect(args: LoaderFunctionArgs, reason: LogOutReason) {
  const environment = args.context.cloudflare.env.APP_ENV;
  const token = await sessionTokenOf(args.request, environment);
  if (token && (await personOf(args))) await signOut(await visitorOf(args), { token });
  return redirect(`/logout?reason=${reason}`, {
    headers: [
      ...(await forgetSession(args.request, environment)),
      await forgetState(args.request, environment),
    ],
  });
}
