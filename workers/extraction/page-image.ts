import { AppError } from "~/domain/errors/app-error";
import type { DocumentReader } from "~/operations/ports";
import { showPage } from "~/operations/processing/show-page";
import { showPart } from "~/operations/processing/show-part";
import type { ExtractionBindings } from "~/platform/bindings";
import { log } from "~/platform/log";
import { makeProcessingContext } from "~/platform/processing-contexts";

const route = new URLPattern({ pathname: "/:what(pages|parts)/:tenantId/:documentId/:attempt/:page" });

/**
 * Answers `GET /pages/<tenant>/<document>/<attempt>/<page>?width=1240` with the image of a page, and `/parts/…?frame=<left>,<top>,
 * <right>,<bottom>` (fractions of the page) with that of a part of one. Only the web Worker can
 * call it, by its service binding, after it has checked who asks.
 */
export async function servePageImage(
  request: Request,
  bindings: ExtractionBindings,
  reader: DocumentReader,
): Promise<Response> {
  const url = new URL(request.url);
  const { what, tenantId = "", documentId = "", attempt, page } = route.exec(url)?.pathname.groups ?? {};
  const context = await makeProcessingContext(bindings, tenantId, reader);
  if (!context || request.method !== "GET") return new Response(null, { status: 404 });
  const width = Number(url.searchParams.get("width") ?? 1240);
  try {
    const asked = { documentId, attempt: Number(attempt), page: Number(page) };
    const [left = 0, top = 0, right = 0, bottom = 0] = (url.searchParams.get("frame") ?? "")
      .split(",")
      .map(Number);
    const image =
      what === "parts"
        ? await showPart(context, { ...asked, frame: [left, top, right, bottom] })
        : await showPage(context, { ...asked, width });
    return new Response(image.bytes.slice(), { headers: { "Content-Type": image.contentType } });
  } catch (error) {
    if (error instanceof AppError)
      return new Response(error.messageKey, { status: error.code === "invalid" ? 400 : 404 });
    log.error("processing.page-not-shown", error, { tenantId, documentId, page });
    return new Response(null, { status: 500 });
  }
}
