/** See `count-lines.mjs`. */
export declare function codeLines(text: string): number;
