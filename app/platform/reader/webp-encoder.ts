import { ReadingError } from "@fieldwise/engine/reading";
import makeEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { ColourImage } from "./pdfium-render";

/** Writes a picture as a lossy WebP file. */
export type WebpEncoder = (image: ColourImage) => Promise<Uint8Array>;

type Codec = {
  encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null;
};
type MakeCodec = (overrides: object) => Promise<Codec>;

const options = { ...defaultOptions, quality: 60, method: 2 };

/**
 * Wraps the compiled module of the WebP encoder (SIMD build). It is set up for every picture: that takes a millisecond or
 * two, and kept it would hold some 20 MB while the next page is drawn.
 */
export function createWebpEncoder(wasm: WebAssembly.Module): WebpEncoder {
  return async (image) => {
    const codec = await instantiate(wasm);
    const file = codec.encode(image.data, image.width, image.height, options);
    if (!file) throw new ReadingError("unreadable", "no page image could be made");
    return file.slice();
  };
}

function instantiate(wasm: WebAssembly.Module): Promise<Codec> {
  const make = makeEncoder as unknown as MakeCodec;
  return make({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(wasm, imports);
      done(instance);
      return instance.exports;
    },
  });
}
