import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { visitorOf } from "~/http/signed-in";
import { openLinkedFile } from "~/operations/reports/open-linked-file";
import { makeTenantContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/** A file of a report, by the link of the mail that told of it. */
export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const visitor = await visitorOf(args);
  const { env } = args.context.cloudflare;
  const home = await openTenant(env, visitor.control, (query.get("tenantId") ?? "").slice(0, 64));
  if (!home) throw new Response("reports.file.gone", { status: 404 });
  const asked = { fileId: query.get("file") ?? "", token: query.get("token") ?? "" };
  const file = await openLinkedFile(makeTenantContext(visitor, home, env), asked).catch(refusedPage);
  const headers = attachmentHeaders(file.fileName, file.contentType);
  return new Response(file.stream, { headers: { ...headers, "Content-Length": String(file.byteSize) } });
}
