import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ProviderIdentity } from "~/domain/accounts/provider-identity";
import { completeSignIn } from "~/http/complete-sign-in";
import { languageOf } from "~/http/language";
import { refusalOf, refusedByProvider, requireProvider, signInFailed } from "~/http/provider-answers";
import { redirect } from "~/http/redirect";
import { likelyCountryOf, originOf } from "~/http/request-origin";
import { keepReturnPath, returnPathOf } from "~/http/return-cookie";
import { visitorOf } from "~/http/signed-in";
import { waitingIdentityCookie } from "~/http/waiting-identity-cookie";
import { signInWithIdentity } from "~/operations/accounts/sign-in-with-identity";
import { forgetReturn, identityOfReturn } from "~/platform/sign-in/provider-sign-in";

/** Where a sign-in provider sends a person back to. */
export async function loader(args: LoaderFunctionArgs) {
  const setting = requireProvider(args);
  const refusal = refusalOf(new URL(args.request.url));
  if (refusal) return refusedByProvider(args, setting, refusal);
  try {
    const identity = await identityOfReturn(args.request, setting);
    return await goOn(args, identity, forgetReturn(args.request, setting));
  } catch (error) {
    return signInFailed(args, setting, error);
  }
}

async function goOn(args: LoaderFunctionArgs, identity: ProviderIdentity, headers: [string, string][]) {
  const { request } = args;
  const answer = await signInWithIdentity(await visitorOf(args), {
    identity,
    language: await languageOf(request),
    likelyCountry: likelyCountryOf(request),
    ...originOf(request),
  });
  if ("waiting" in answer) {
    const cookie = await waitingIdentityCookie(request, args.context.cloudflare.env.APP_ENV, answer);
    return redirect("/login/verify", { headers: [...headers, cookie] });
  }
  const returnTo = await returnPathOf(request);
  return completeSignIn(args, answer, { returnTo, headers: [...headers, await keepReturnPath(null)] });
}
