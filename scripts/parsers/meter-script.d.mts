/** See `meter-script.mjs`. */
export declare function meterScript(original: string): string;
