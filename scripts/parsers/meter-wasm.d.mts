/** See `meter-wasm.mjs`. */
export declare function meterWasm(bytes: Uint8Array): Uint8Array;
