import { useEffect } from "react";
import { fragmentRedirectOf } from "~/domain/accounts/fragment-redirect";

/**
 * Tokens that a sign-in provider puts into the fragment (after "#") never reach the server: an ID token is dropped with
 * everything that the browser stored, anything else is moved into the query.
 */
export function useHashTokens(): void {
  useEffect(() => {
    const { pathname, hash } = window.location;
    const answer = fragmentRedirectOf(pathname, hash);
    if (!answer) return;
    if (answer.forgets) window.localStorage.clear();
    window.location.replace(answer.to);
  }, []);
}
