/** See `numbers-of-engine.mjs`. */
export declare function constantsIn(text: string): { name: string; isExplained: boolean }[];
