/** How many ordinary requests one counts for, by where it goes. */
const costs: readonly { pattern: RegExp; cost: number }[] = [
  // What the script asks for before anything can be done, and keeps.
  { pattern: /^\/assets\//, cost: 1 },
  // Searching, and what looks through many documents; typing in a search asks several times.
  { pattern: /^\/search$|^\/aimodels\/(compare|error-budget)\//, cost: 10 },
  // Reading a document once more.
  { pattern: /\/replay$/, cost: 50 },
  // Files: of lists, of reports, of documents, of all data. Much of an organization's data leaves by them.
  { pattern: /\.(csv|json|xlsx|xml|pdf|zip)$|\/(file|values|result)$/, cost: 50 },
  { pattern: /^\/reports\/(files\/|kept-file)|^\/tenant\/export\/|^\/aimodels\/model-file\//, cost: 50 },
];

/** For how many ordinary requests a request of a page, a file or a page's data counts. */
export function costOfRequest(pathname: string): number {
  const path = pathname.replace(/\.data$/, "");
  return costs.find(({ pattern }) => pattern.test(path))?.cost ?? 1;
}
