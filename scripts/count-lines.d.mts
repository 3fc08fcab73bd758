/** See `count-lines.mjs`. */
export declare function sayingLines(text: string): number;
