import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requireTenant } from "~/http/signed-in";
import type { TenantContext } from "~/operations/context";
import type { ExportFile } from "~/operations/documents/export";
import { exportCapCsv } from "~/operations/energy/export-cap-csv";
import { exportCapZip } from "~/operations/energy/export-cap-zip";
import { exportEnergyValidations } from "~/operations/energy/export-validations";

/** A file of a model's energy bills; the end of the address says which. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const [name = "", format = ""] = (pathname.split("/").at(-1) ?? "").split(".");
  const asked = {
    ...Object.fromEntries(searchParams),
    modelId: args.params.tenantAIModelId ?? "",
    ...(name === "checks" && { format, language: await languageOf(args.request) }),
  };
  const file = await fileOf(context, name, format, asked).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}

function fileOf(context: TenantContext, name: string, format: string, asked: object): Promise<ExportFile> {
  // The operations parse what the address says, whatever it is.
  if (name === "checks")
    return exportEnergyValidations(context, asked as Parameters<typeof exportEnergyValidations>[1]);
  const filter = asked as Parameters<typeof exportCapCsv>[1];
  return format === "zip" ? exportCapZip(context, filter) : exportCapCsv(context, filter);
}
