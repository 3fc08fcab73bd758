import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import { log } from "~/platform/log";

/**
 * Runs the action of a form so that what was typed outlives a failure that nobody foresaw: the answer is a page (503) that
 * sends the same form again. Files are not kept.
 */
export async function keepTyped<T>(
  args: ActionFunctionArgs,
  act: (args: ActionFunctionArgs) => Promise<T>,
): Promise<T> {
  const copy = args.request.clone();
  try {
    return await act(args);
  } catch (error) {
    if (error instanceof Response || error instanceof AppError) throw error;
    log.error("action.failed", error, { path: new URL(args.request.url).pathname });
    throw Response.json(
      { messageKey: "error.typed-kept", values: {}, typed: await typedIn(copy) },
      { status: 503 },
    );
  }
}

const typedIn = async (request: { formData(): Promise<FormData> }): Promise<[string, string][]> =>
  [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string");
