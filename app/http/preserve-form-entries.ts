import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { log } from "~/platform/log";

/** What is answered to a form that found its session ended; the load context is new for each request. */
const signedOut = new WeakMap<AppLoadContext, Response>();

/**
 * The answer to a form of this request whose session has ended. Without script the frame around the form's page is
 * loaded after the action, and must not lead to the sign-in page, which knows nothing of the form.
 */
export const signedOutResponse = (context: AppLoadContext): Response | undefined =>
  signedOut.get(context)?.clone();

/**
 * Runs the action of a form so that what was typed outlives a failure that nobody foresaw (503), and a session that has
 * ended (401): the answer is a page that sends the same form again. Files are not kept.
 */
export async function preserveFormEntries<T>(
  args: ActionFunctionArgs,
  act: (args: ActionFunctionArgs) => Promise<T>,
): Promise<T> {
  const copy = args.request.clone();
  try {
    return await act(args);
  } catch (error) {
    if (isSignIn(error)) {
      signedOut.set(args.context, await kept("error.signed-out", copy, 401));
      throw signedOutResponse(args.context);
    }
    if (error instanceof Response || error instanceof AppError) throw error;
    log.error("action.failed", error, { path: new URL(args.request.url).pathname });
    throw await kept("error.typed-kept", copy, 503);
  }
}

/** Anyone who is not signed in is sent to the sign-in page, which knows nothing of the form. */
const isSignIn = (error: unknown) =>
  error instanceof Response && error.headers.get("Location")?.startsWith("/login?") === true;

const kept = async (messageKey: string, form: Parameters<typeof typedIn>[0], status: number) =>
  Response.json({ messageKey, values: {}, typed: await typedIn(form) }, { status });

const typedIn = async (request: { formData(): Promise<FormData> }): Promise<[string, string][]> =>
  [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string");
