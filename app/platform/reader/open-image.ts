import { decodeImage, type GreyImage, imageSize, scale, turnQuarters } from "@fieldwise/engine/images";
import { noEmbeddedParts, readingLimits } from "@fieldwise/engine/reading";
import type { OpenDocument } from "~/operations/reader-ports";
import { inColour } from "./in-colour";
import type { WebpEncoder } from "./webp-encoder";
import { yieldToEventLoop } from "./yield-to-event-loop";

/** Opens a JPEG or PNG file, a document of one page without a text layer. */
export function openImage(kind: "jpeg" | "png", bytes: Uint8Array, encodeWebp: WebpEncoder): OpenDocument {
  return {
    kind,
    pageCount: 1,
    readTextLayer: async () => null,
    wordsBeside: async () => null,
    readEmbedded: async () => noEmbeddedParts,
    imageForRecognition: async () => ({ bytes, contentType: `image/${kind}`, ...imageSize(kind, bytes) }),
    async imageForViewing(_page, width, turns) {
      const image = await decodeForWidth(kind, bytes, width, turns);
      const { width: across, height: down } = image;
      await yieldToEventLoop();
      return {
        bytes: await encodeWebp(inColour(image)),
        contentType: "image/webp",
        width: across,
        height: down,
      };
    },
    close() {},
  };
}

async function decodeForWidth(
  kind: "jpeg" | "png",
  bytes: Uint8Array,
  width: number,
  turns: number,
): Promise<GreyImage> {
  const stored = imageSize(kind, bytes);
  const across = turns % 2 === 0 ? stored.width : stored.height;
  const halvings = Math.max(0, Math.min(3, Math.floor(Math.log2(across / width))));
  const pixels = Math.ceil((stored.width * stored.height) / 4 ** halvings);
  const decoded = await decodeImage(bytes, Math.min(pixels, readingLimits.decodedPixels));
  const reduced = scale(decoded, Math.min(1, width / (turns % 2 === 0 ? decoded.width : decoded.height)));
  return turnQuarters(reduced, turns);
}
