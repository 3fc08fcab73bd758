/** How many ordinary requests a request counts for, by its path. */
const costs: readonly { pattern: RegExp; cost: number }[] = [
  // Requests that the script makes before anything can be done, and caches.
  { pattern: /^\/assets\//, cost: 1 },
  // Searching, and requests that read many documents; typing in a search sends several.
  { pattern: /^\/search$|^\/aimodels\/(compare|error-budget)\//, cost: 10 },
  // Processing a document again.
  { pattern: /\/replay$/, cost: 50 },
  // Files: of lists, of reports, of documents, of all data. They can carry much of an organization's data.
  { pattern: /\.(csv|json|xlsx|xml|pdf|zip)$|\/(file|values|result)$/, cost: 50 },
  { pattern: /^\/reports\/(files\/|kept-file)|^\/tenant\/export\/|^\/aimodels\/model-file\//, cost: 50 },
];

/** How many ordinary requests a request for a page, a file or a page's data counts for. */
export function costOfRequest(pathname: string): number {
  const path = pathname.replace(/\.data$/, "");
  return costs.find(({ pattern }) => pattern.test(path))?.cost ?? 1;
}
