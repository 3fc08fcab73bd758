import { encodePgm } from "@fieldwise/engine/images";
import { type Languages, type Layout, ReadingError, type RecogniseWords } from "@fieldwise/engine/reading";
import makeTesseract, {
  type TesseractApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { tesseractWords } from "./tesseract-words";

/** One set-up instance of Tesseract, with the memory it has taken (bytes; it never gives any back). */
export type Tesseract = { recognise: RecogniseWords; memory(): number };

/** Language data by code; the bytes as Tesseract wants them, not compressed. */
export type LoadLanguage = (code: "eng" | "spa") => Promise<Uint8Array>;

const codes = ["spa", "eng"] as const;
const inits: Record<Languages, string> = { english: "eng", all: "spa+eng" };
const neuralOnly = 1;
// The name that the binding reads from.
const imagePath = "/input";
const failed = 1;
const segmentation: Record<Layout, string> = { sparse: "11", page: "3", block: "6", line: "7" };

const tallestLine = 200;

// Sheets print headings white on black; elsewhere reading every doubtful line inverted as well is time lost.
const scattered = new Set<Layout>(["sparse", "page"]);

/** Sets Tesseract up for Spanish and English from its compiled module. */
export async function createTesseract(wasm: WebAssembly.Module, load: LoadLanguage): Promise<Tesseract> {
  const { tesseract, memory } = await instantiate(wasm);
  for (const code of codes) tesseract.FS.writeFile(dataPath(code), await load(code));
  const apis = { english: initiated(tesseract, "english"), all: initiated(tesseract, "all") };
  // The files live in JavaScript memory and have been read.
  for (const code of codes) tesseract.FS.unlink(dataPath(code));
  return {
    memory,
    async recognise(image, layout, languages) {
      const api = apis[languages];
      // A page takes several looks of a second or two: between them the isolate answers others. Lines take no time.
      if (image.height > tallestLine) await new Promise((resolve) => setTimeout(resolve));
      tesseract.FS.writeFile(imagePath, encodePgm(image));
      const taken = api.SetImageFile(1, 0);
      tesseract.FS.unlink(imagePath);
      if (taken === failed) throw new ReadingError("unreadable", "image not taken");
      api.SetVariable("tessedit_pageseg_mode", segmentation[layout]);
      api.SetVariable("tessedit_do_invert", scattered.has(layout) ? "1" : "0");
      api.Recognize(null);
      const words = tesseractWords(api.GetTSVText(0));
      api.Clear();
      return words;
    },
  };
}

function initiated(tesseract: TesseractModule, languages: Languages): TesseractApi {
  const api = new tesseract.TessBaseAPI();
  if (api.Init("/", inits[languages], neuralOnly) !== 0)
    throw new Error("Tesseract refused its language data");
  api.SetVariable("user_defined_dpi", "300");
  return api;
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
