/** See `numbers-in-functions.mjs`. */
export declare function unexplainedIn(text: string): { line: number; value: number }[];
