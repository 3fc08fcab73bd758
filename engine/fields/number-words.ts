/** What follows "invoice" or "order" in a label that names a number. */
export const englishNumberWords = [
  "number",
  "no",
  "num",
  "nr",
  "nbr",
  "#",
  "id",
  "no#",
  "number#",
  "ref",
  "reference",
];
export const spanishNumberWords = ["numero", "no", "num", "n", "nro", "#", "folio"];
export const germanNumberWords = ["nummer", "nr"];
export const frenchNumberWords = ["numero", "no", "n", "num"];
export const italianNumberWords = ["numero", "n", "nr", "no", "num"];
export const dutchNumberWords = ["nummer", "nr", "no"];
export const portugueseNumberWords = ["numero", "n", "no", "nr"];
