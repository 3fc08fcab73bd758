import { encodePgm } from "@fieldwise/engine/images";
import { type Languages, type Layout, ReadingError, type RecogniseWords } from "@fieldwise/engine/reading";
import makeTesseract, {
  type TesseractApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { tesseractWords } from "./tesseract-words";
import { wasmPromiseIntegration } from "./wasm-promise-integration";
import { yieldToEventLoop } from "./yield-to-event-loop";

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

// What the module calls to tell how far it is, after each word or so, and with -1 to ask for a pause (`scripts/parsers`). Names of
// the compiled module are no interface: the package is pinned (docs/decisions/0012-recognition-by-tesseract.md), and a test
// counts the turns that others get.
const tellsProgress = "s";
const asksForPause = -1;
/** What it counts from when no pause is wanted: a page calls some fifty million functions. */
const neverPaused = 2 ** 31 - 1;

// Sheets print headings white on black; elsewhere reading every doubtful line inverted as well is time lost.
const scattered = new Set<Layout>(["sparse", "page"]);

/**
 * Sets Tesseract up for Spanish and English from its compiled module. A page takes a second or two: where the runtime can set
 * WebAssembly aside, the isolate answers others all the while. One picture at a time: what was set aside must end first.
 */
export async function createTesseract(wasm: WebAssembly.Module, load: LoadLanguage): Promise<Tesseract> {
  const pauses: Pauses = { wanted: false };
  const { tesseract, memory, untilPause } = await instantiate(wasm, pauses);
  const recogniseInTurns = wasmPromiseIntegration?.promising(
    tesseract._emscripten_bind_TessBaseAPI_Recognize_1,
  );
  for (const code of codes) tesseract.FS.writeFile(dataPath(code), await load(code));
  const english = initiated(tesseract, "english");
  await yieldToEventLoop();
  const apis = { english, all: initiated(tesseract, "all") };
  // The files live in JavaScript memory and have been read.
  for (const code of codes) tesseract.FS.unlink(dataPath(code));
  return {
    memory,
    async recognise(image, layout, languages) {
      const api = apis[languages];
      const isLong = image.height > tallestLine;
      // A line takes no time, but up to sixty are read one after the other.
      await yieldToEventLoop();
      tesseract.FS.writeFile(imagePath, encodePgm(image));
      const taken = api.SetImageFile(1, 0);
      tesseract.FS.unlink(imagePath);
      if (taken === failed) throw new ReadingError("unreadable", "image not taken");
      if (isLong) await yieldToEventLoop();
      api.SetVariable("tessedit_pageseg_mode", segmentation[layout]);
      api.SetVariable("tessedit_do_invert", scattered.has(layout) ? "1" : "0");
      if (recogniseInTurns) {
        pauses.wanted = isLong;
        if (isLong) untilPause.value = 0;
        await recogniseInTurns(tesseract.getPointer(api), 0);
        untilPause.value = neverPaused;
      } else api.Recognize(null);
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

/** Whether others are to have their turns while the recognition runs. */
type Pauses = { wanted: boolean };

type Instance = {
  tesseract: TesseractModule;
  memory(): number;
  /** Calls of functions until it asks for a pause, of which it can be asked only while a promise waits for it. */
  untilPause: { value: number };
};

async function instantiate(wasm: WebAssembly.Module, pauses: Pauses): Promise<Instance> {
  let memory: WebAssembly.Memory | undefined;
  let untilPause = { value: neverPaused };
  const tesseract = await makeTesseract({
    instantiateWasm(
      imports: { a: Record<string, (...given: number[]) => unknown> },
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const tell = imports.a[tellsProgress];
      const told = (...given: number[]) => {
        if (given[0] !== asksForPause) {
          tell?.(...given);
          // From the first word on it would ask two thousand times more, and every word is a pause.
          untilPause.value = neverPaused;
        }
        return pauses.wanted ? yieldToEventLoop() : undefined;
      };
      const a = {
        ...imports.a,
        [tellsProgress]: wasmPromiseIntegration ? new wasmPromiseIntegration.Suspending(told) : told,
      };
      const instance = new WebAssembly.Instance(wasm, { a });
      memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
      untilPause = instance.exports.untilPause as WebAssembly.Global;
      done(instance, wasm);
      return instance.exports;
    },
    print() {},
    printErr() {},
  });
  return { tesseract, memory: () => memory?.buffer.byteLength ?? 0, untilPause };
}
