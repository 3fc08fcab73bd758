/**
 * Pieces of regular expressions, one or several a line with "|" between them. Small letters without accents, unless their
 * key says "as printed": those are looked for in the text as it stands.
 */
export type Pieces = readonly string[];
