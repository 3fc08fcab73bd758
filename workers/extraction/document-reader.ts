import webpEncoderWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { createDocumentReader } from "~/platform/reader/document-reader";
import pdfiumWasm from "../../build/parsers/pdfium.wasm";

/** The reader of this isolate. */
export const documentReader = createDocumentReader({ pdfiumWasm, webpEncoderWasm });
