/** See `wasm-sections.mjs`. */
export declare const sectionIds: {
  types: number;
  imports: number;
  globals: number;
  exports: number;
  code: number;
};
type Changes = Record<number, (data: Uint8Array) => Uint8Array>;
export declare function changedSections(bytes: Uint8Array, changed: Changes): Uint8Array;
export declare function section(bytes: Uint8Array, id: number): Uint8Array;
export declare function importsOf(
  bytes: Uint8Array,
): { module: string; name: string; kind: number; type: number }[];
export declare function withCounter(data: Uint8Array): Uint8Array;
export declare function withExported(data: Uint8Array, name: string, global: number): Uint8Array;
export declare function withBodies(
  data: Uint8Array,
  bodyOf: (start: number, end: number) => Uint8Array[],
): Uint8Array;
export declare function afterLocals(data: Uint8Array, start: number): number;
