import type { TypedResponse } from "hono";
import type { Translate } from "~/locales/translate";
import type { ChunkedDocument } from "~/operations/documents/get-in-pieces";
import { jsonWithList } from "~/operations/results/steps/json-with-list";
import { textStream } from "~/operations/results/steps/text-stream";
import { documentBody, lineBody } from "./document-body";

/** A document as the API answers it, streamed: of a long table a piece is in memory. */
export function documentResponse(t: Translate, { document, pieces }: ChunkedDocument) {
  const answer = documentBody(t, document);
  const text = jsonWithList(answer, "lineItems", linesOf(t, pieces()));
  // Hono knows what a response holds only where it writes the JSON itself.
  return new Response(textStream(text), {
    headers: { "Content-Type": "application/json" },
  }) as Response & TypedResponse<typeof answer, 200, "json">;
}

async function* linesOf(t: Translate, pieces: ReturnType<ChunkedDocument["pieces"]>) {
  for await (const piece of pieces) yield piece.map((item) => lineBody(t, item));
}
