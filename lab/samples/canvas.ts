import type { Page } from "playwright-core";
import type { Pixels } from "./pixels.ts";

/** Decodes a PNG with the browser's own decoder. */
export async function decodedPng(page: Page, png: Uint8Array): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const reader = new FileReader();
    const url = await new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([data]));
    });
    return { width: picture.width, height: picture.height, base64: url.slice(url.indexOf(",") + 1) };
  }, Buffer.from(png).toString("base64"));
  return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, "base64")) };
}

/** Encodes a picture as JPEG with the browser's own encoder; the quality is 0..1. */
export async function encodedJpeg(page: Page, picture: Pixels, quality: number): Promise<Uint8Array> {
  const base64 = await page.evaluate(
    async ({ width, height, source, quality }) => {
      const bytes = await (await fetch(`data:application/octet-stream;base64,${source}`)).arrayBuffer();
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
      const reader = new FileReader();
      const url = await new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(blob);
      });
      return url.slice(url.indexOf(",") + 1);
    },
    {
      width: picture.width,
      height: picture.height,
      quality,
      source: Buffer.from(picture.data).toString("base64"),
    },
  );
  return Buffer.from(base64, "base64");
}
