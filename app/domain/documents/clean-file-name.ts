const longest = 255;

/**
 * The file name as it is kept and shown: without folders, control characters and surrounding space, at most 255
 * characters (the ending stays). A name of which nothing is left becomes "document".
 */
export function cleanFileName(given: string): string {
  const name = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const printable = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "").trim();
  if (/^\.*$/.test(printable)) return "document";
  return printable.length <= longest ? printable : shorten(printable);
}

function shorten(name: string): string {
  const ending = name.match(/\.[^.]{1,10}$/)?.[0] ?? "";
  // A cut in the middle of a surrogate pair would leave half a character.
  return name.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, "") + ending;
}
