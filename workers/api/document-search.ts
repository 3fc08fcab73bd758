import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { downloadDocuments } from "~/operations/documents/download";
import { searchDocuments } from "~/operations/documents/search";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { idsBody, idsOf } from "./document-action-schemas";
import { listedBody } from "./document-body";
import { filterQuery, listedRow } from "./document-schemas";
import { modelParams } from "./models";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");

const search = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/search",
  ...shared,
  summary: "Search documents by text, newest first",
  description:
    "Matches whole words; `inv*` matches the start of a word. At most 1,000 matches are considered per page.",
  request: {
    params: modelParams,
    query: z.object({
      fileName: z.string().optional().openapi({ description: "Words in the file name." }),
      text: z.string().optional().openapi({ description: "Words in the file name or the document." }),
      size: z.string().optional().openapi({ description: "1 to 200; default 20." }),
      cursor: z.string().optional(),
      ...filterQuery,
    }),
  },
  responses: {
    200: jsonResponse(
      "A page.",
      z.object({
        items: z.array(listedRow),
        matches: z.number().int().openapi({ description: "Documents found on all pages, at most 1,000." }),
        more: z.boolean().openapi({ description: "There may be more than counted." }),
        nextCursor: z.string().nullable(),
      }),
    ),
    ...errorResponses(404),
  },
});

const zipped = (path: "documents/download" | "documents/DownloadRawAndEditedJson", summary: string) =>
  createRoute({
    method: "post",
    path: `/api/TenantAIModels/{id}/${path}` as const,
    ...shared,
    summary,
    request: {
      params: modelParams,
      body: bodyOf(idsBody),
    },
    responses: {
      200: downloadResponse("application/zip", "A ZIP file, streamed."),
      ...errorResponses(400, 404, 415),
    },
  });

const originals = zipped("documents/download", "Download the original files of documents as a ZIP file");
const json = zipped(
  "documents/DownloadRawAndEditedJson",
  "Download extracted and edited values of documents as a ZIP file of JSON",
);

/** Routes that search documents and download several of them. To stand before the routes of one document. */
export function addDocumentSearch(api: Api): void {
  api.openapi(search, async (c) => {
    const { fileName, text, ...query } = c.req.valid("query");
    const { items, ...page } = await searchDocuments(c.var.tenant, {
      modelId: c.req.valid("param").id,
      ...query,
      text: text ?? fileName ?? "",
      looksAt: text === undefined ? "file-name" : "everything",
    });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((row) => listedBody(t, row)), ...page }, 200);
  });

  for (const [route, holds] of [
    [originals, "originals"],
    [json, "json"],
  ] as const)
    api.openapi(route, async (c) => {
      const wanted = { modelId: c.req.valid("param").id, documentIds: idsOf(c.req.valid("json")), holds };
      const file = await downloadDocuments(c.var.tenant, wanted);
      return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
    });
}
