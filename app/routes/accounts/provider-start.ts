import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireProvider, signInFailed } from "~/http/provider-answers";
import { keepReturnPath } from "~/http/return-cookie";
import { sendToProvider } from "~/platform/sign-in/provider-sign-in";

/** Sends a person to a sign-in provider; they come back to `/login/{provider}/callback`. */
export async function loader(args: LoaderFunctionArgs) {
  const setting = requireProvider(args);
  const { searchParams } = new URL(args.request.url);
  const returnTo = searchParams.get("returnTo");
  try {
    const away = await sendToProvider(args.request, { ...setting, again: searchParams.has("again") });
    const answer = new Response(null, away);
    answer.headers.append(...(await keepReturnPath(returnTo)));
    return answer;
  } catch (error) {
    return signInFailed(args, setting, error);
  }
}
