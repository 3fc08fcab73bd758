const here = "https://here.invalid";

/** How often the path of an address may be decoded by whoever handles it on its way; each result is tested. */
const decodings = 4;

/** A path of this site to go to, or `otherwise` when what was asked for leads elsewhere. */
export function safePath(wanted: unknown, otherwise = "/"): string {
  const place = typeof wanted === "string" ? resolved(wanted) : null;
  return place && staysHere(place.pathname) ? place.pathname + place.search + place.hash : otherwise;
}

/** The address that a browser makes of it, when it begins like a path of this site. */
function resolved(wanted: string): URL | null {
  if (!beginsInside.test(wanted) || !URL.canParse(wanted, here)) return null;
  const url = new URL(wanted, here);
  return url.origin === here && beginsInside.test(url.pathname) ? url : null;
}

const beginsInside = /^\/(?![/\\])/;

/** Resolving may bring a second slash to the front ("/..//host"), and so may decoding: each result is resolved again. */
function staysHere(pathname: string): boolean {
  let path = pathname;
  for (let turn = 0; turn < decodings; turn++) {
    const decoded = decodedOnce(path);
    if (hasControls(decoded)) return false;
    const again = resolved(decoded)?.pathname;
    if (!again) return false;
    if (again === path) return true;
    path = again;
  }
  return true;
}

/** What cannot be decoded stays. Signs that some software takes for a slash, backslash or dot become one. */
const decodedOnce = (path: string): string =>
  path
    .replace(/%[0-7][0-9a-f]/gi, (escaped) => decodeURIComponent(escaped))
    .replace(/(%[89a-f][0-9a-f])+/gi, decodedOr)
    .normalize("NFKC")
    .replace(/[\u2215\u2044\u29f8]/g, "/")
    .replace(/[\u2216\u29f5]/g, "\\");

function decodedOr(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

const hasControls = (text: string) => [...text].some((sign) => sign < " " || sign === "\u007f");
