import { unstable_parseMultipartFormData } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors/app-error";
import type { RestoreContext } from "~/operations/tenants/steps/restore-context";
import { takeRestoreArchive } from "~/operations/tenants/take-restore-archive";

/** The answer of a button has a few letters. */
const longestAnswer = 100;

/**
 * Takes in the archives of a form one after the other as they come, never one as a whole in memory; those before one that is refused
 * are kept. Returns the button that was pressed instead, or null. Throws AppError.
 */
export async function takeRestoreForm(context: RestoreContext, request: Request): Promise<string | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "")) throw nothing();
  let [taken, answer] = [0, null as string | null];
  await unstable_parseMultipartFormData(request, async ({ name, filename, data }) => {
    if (name === "archive" && filename) {
      await takeRestoreArchive(context, { stream: streamOf(data) });
      taken += 1;
    } else {
      const text = await shortText(data);
      if (name === "answer") answer = text;
    }
    return null;
  });
  if (taken === 0 && answer === null) throw nothing();
  return answer;
}

const nothing = () => new AppError("invalid", "tenants.problem.restore-none", { field: "archive" });

/** What nobody wants is read past, so that the next part is found. */
async function shortText(data: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of data) if (text.length < longestAnswer) text += decoder.decode(chunk);
  return text.slice(0, longestAnswer);
}

function streamOf(data: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = data[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await chunks.next();
      if (done) out.close();
      else out.enqueue(value);
    },
  });
}
