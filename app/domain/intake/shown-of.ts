/** A text as it is kept to be shown: without control characters, at most that many characters, no half of a pair. */
export function shownOf(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]/gu, " ");
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
