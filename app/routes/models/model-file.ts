import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { foldModelName } from "~/domain/models/fold-model-name";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { getModelFile } from "~/operations/models/get-file";

/** A model as a file to keep, or to upload as another model. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { name, text } = await getModelFile(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  return new Response(text, {
    headers: attachmentHeaders(`${foldModelName(name)}.aimodel.json`, "application/json; charset=utf-8"),
  });
}
