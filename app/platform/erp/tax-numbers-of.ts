/** The ways in which a tax number may be kept: as it is printed, and without spaces and marks. */
export function taxNumbersOf(printed: string): string[] {
  const plain = printed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  return [...new Set([printed, plain])].filter((number) => number !== "");
}
