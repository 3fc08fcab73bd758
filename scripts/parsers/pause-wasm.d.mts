/** See `pause-wasm.mjs`. */
export declare function pauseWasm(bytes: Uint8Array, name: string, every: number): Uint8Array;
