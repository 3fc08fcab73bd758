import { safePath } from "./safe-path";

/** What to do about a token in an address's hash: where to go, and whether the browser forgets what it stored. */
export type FragmentRedirect = { to: string; forgets: boolean };

/**
 * The answer to the hash of an address, or null when it holds no token. An id token leads to the root; another token is
 * moved into the query string, at the form of a new model when the state says `createModel`.
 */
export function fragmentRedirectOf(pathname: string, hash: string): FragmentRedirect | null {
  const carried = new URLSearchParams(hash.replace(/^#\/?/, ""));
  if (carried.has("id_token")) return { to: "/", forgets: true };
  if (!["token", "access_token", "code"].some((name) => carried.has(name))) return null;
  const place = carried.get("state") === "createModel" ? "/aimodels/create-aimodel" : safePath(pathname);
  return { to: `${place}?${carried}`, forgets: false };
}
