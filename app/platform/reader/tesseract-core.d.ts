/** The direct interface of the recogniser, which its package keeps for its own wrapper. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TesseractApi {
    Init(folder: string, languages: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  }

  export interface TesseractModule {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TesseractApi;
    /** What `Recognize` calls: the address of the interface, and of a monitor or 0. */
    _emscripten_bind_TessBaseAPI_Recognize_1(api: number, monitor: number): number;
    getPointer(api: TesseractApi): number;
  }

  export default function makeTesseract(overrides: object): Promise<TesseractModule>;
}
