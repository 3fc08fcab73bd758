import makeTesseract, { type TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { encodePgm } from "~/domain/reading/grey/encode-pgm";
import { ReadingError } from "~/domain/reading/reading-error";
import type { Layout, RecogniseWords } from "~/domain/reading/recognition/recognise-words";
import { tesseractWords } from "./tesseract-words";

/** One set-up instance of Tesseract, with the memory it has taken (bytes; it never gives any back). */
export type Tesseract = { recognise: RecogniseWords; memory(): number };

/** Language data by code; the bytes as Tesseract wants them, not compressed. */
export type LoadLanguage = (code: "eng" | "spa") => Promise<Uint8Array>;

const languages = ["spa", "eng"] as const;
const neuralOnly = 1;
// The name that the binding reads from.
const imagePath = "/input";
const failed = 1;
const segmentation: Record<Layout, string> = { sparse: "11", page: "3", column: "4" };

/** Sets Tesseract up for Spanish and English from its compiled module. */
export async function createTesseract(wasm: WebAssembly.Module, load: LoadLanguage): Promise<Tesseract> {
  const { tesseract, memory } = await instantiate(wasm);
  for (const code of languages) tesseract.FS.writeFile(dataPath(code), await load(code));
  const api = new tesseract.TessBaseAPI();
  if (api.Init("/", languages.join("+"), neuralOnly) !== 0)
    throw new Error("Tesseract refused its language data");
  // The files live in JavaScript memory and have been read.
  for (const code of languages) tesseract.FS.unlink(dataPath(code));
  api.SetVariable("user_defined_dpi", "300");
  return {
    memory,
    async recognise(image, layout) {
      // A page takes several looks of a second or two: between them the isolate answers others.
      await new Promise((resolve) => setTimeout(resolve));
      tesseract.FS.writeFile(imagePath, encodePgm(image));
      const taken = api.SetImageFile(1, 0);
      tesseract.FS.unlink(imagePath);
      if (taken === failed) throw new ReadingError("unreadable", "image not taken");
      api.SetVariable("tessedit_pageseg_mode", segmentation[layout]);
      api.Recognize(null);
      const words = tesseractWords(api.GetTSVText(0));
      api.Clear();
      return words;
    },
  };
}

function dataPath(code: string): string {
  return `/${code}.traineddata`;
}

async function instantiate(
  wasm: WebAssembly.Module,
): Promise<{ tesseract: TesseractModule; memory(): number }> {
  let memory: WebAssembly.Memory | undefined;
  const tesseract = await makeTesseract({
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const instance = new WebAssembly.Instance(wasm, imports);
      memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
      done(instance, wasm);
      return instance.exports;
    },
    print() {},
    printErr() {},
  });
  return { tesseract, memory: () => memory?.buffer.byteLength ?? 0 };
}
