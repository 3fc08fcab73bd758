import type { KeptDelivery } from "~/data/shard/webhook-deliveries";
import { AppError } from "~/domain/errors/app-error";
import { maxValueBytes } from "~/domain/webhooks/webhook-endpoint";
import { linksOf } from "~/domain/webhooks/webhook-links";
import { exportDocument } from "../../documents/export-one";
import { ofTenant } from "../../of-tenant";
import type { WebhookContext } from "../webhook-ports";

type Event = Pick<KeptDelivery, "type" | "documentId" | "data" | "sequence" | "at">;

/**
 * What is sent of an event. With values, the document follows as it is now; `document` is null when it is larger than
 * what is sent, or gone, and the link leads to it.
 */
export async function webhookBody(
  context: WebhookContext,
  { type, documentId, data, sequence, at }: Event,
  withValues: boolean,
): Promise<string> {
  const { modelId } = data;
  const told = ofTenant(context, {
    ...data,
    sequence,
    ...(documentId &&
      typeof modelId === "string" && { links: linksOf(context.site, { modelId, documentId }) }),
  });
  const head = JSON.stringify({ type, timestamp: at.toISOString(), data: told });
  if (!withValues || !documentId || type === "document.deleted") return head;
  return `${head.slice(0, -2)},"document":${(await valuesOf(context, documentId)) ?? "null"}}}`;
}

async function valuesOf(context: WebhookContext, documentId: string): Promise<string | null> {
  try {
    const { stream } = await exportDocument(context, { documentId, format: "json" });
    return await textWithin(stream, maxValueBytes);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}

/** The text of a stream, or null when it is longer; the rest is not read. */
async function textWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > most) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return (text + decoder.decode()).trim();
}
