import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requireTenant } from "~/http/signed-in";
import { downloadEdits } from "~/operations/edits/download";
import { downloadEditResult } from "~/operations/edits/download-result";

/** The values of a list as a file to be edited, or, of an upload, the outcome of its rows. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", uploadId } = args.params;
  const wanted = Object.fromEntries(new URL(args.request.url).searchParams);
  const language = await languageOf(args.request);
  const file = await (uploadId === undefined
    ? // A box that is not ticked sends nothing.
      downloadEdits(context, { lines: "off", ...wanted, modelId } as Parameters<typeof downloadEdits>[1])
    : downloadEditResult(context, { ...wanted, modelId, uploadId, language })
  ).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
