/** A text with one character for each line end; forms send two. */
export const lineEnds = (text: string): string => text.replaceAll("\r\n", "\n");
