/** See `wasm-instructions.mjs`. */
export declare function eachInstruction(
  bytes: Uint8Array,
  from: number,
  to: number,
  visit: (opcode: number, next: number) => void,
): void;
export declare function leb(bytes: Uint8Array, at: number): [value: number, next: number];
export declare function lebOf(value: number): number[];
