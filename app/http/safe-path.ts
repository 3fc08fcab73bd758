/** A path of this site to go to, or `otherwise` when what was asked for leads elsewhere. */
export function safePath(wanted: unknown, otherwise = "/"): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return otherwise;
  const url = URL.canParse(wanted, "https://here.invalid") ? new URL(wanted, "https://here.invalid") : null;
  return url?.host === "here.invalid" ? url.pathname + url.search + url.hash : otherwise;
}
