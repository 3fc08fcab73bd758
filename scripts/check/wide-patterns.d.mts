/** See `wide-patterns.mjs`. */
export declare function widePatternsIn(
  text: string,
  file: string,
): { file: string; start: number; text: string }[];
export declare function escaped(character: string): string;
