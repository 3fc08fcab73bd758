declare module "*/build/parsers/pdfjs.mjs" {
  import type { getDocumentProxy } from "unpdf";

  /** The work that the parser may do: turns of loops and calls of functions. `whenOut` is called when it is used up. */
  export const work: { allow(amount: number, whenOut: () => void): void; left(): number };

  type Loading = { promise: ReturnType<typeof getDocumentProxy>; destroy(): Promise<void> };
  export function getDocument(options: {
    data: Uint8Array;
    verbosity: number;
    stopAtErrors: boolean;
    useSystemFonts: boolean;
  }): Loading;
}
