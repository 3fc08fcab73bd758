import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requireTenant } from "~/http/signed-in";
import { exportValidations } from "~/operations/validation/export";
import { exportZipValidation } from "~/operations/validation/zip-csv";

/** A validation report as a file: that of a list, or, below a ZIP file, of its documents. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const { tenantAIModelId: modelId = "", zipFileId } = args.params;
  const language = await languageOf(args.request);
  const [report, format] = (pathname.split("/").at(-1) ?? "").split(".");
  const asked = {
    ...Object.fromEntries(searchParams),
    modelId,
    language,
    format,
    type: report === "ai" ? "1" : "2",
  };
  const file = await (zipFileId
    ? exportZipValidation(context, { modelId, zipFileId, language })
    : exportValidations(context, asked as Parameters<typeof exportValidations>[1])
  ).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
