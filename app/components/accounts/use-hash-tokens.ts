import { useEffect } from "react";
import { hashAnswer } from "~/domain/accounts/hash-answer";

/**
 * Tokens that a sign-in provider puts behind the hash sign never reach the server: an id token is dropped with all that
 * the browser stored, anything else is moved into the address.
 */
export function useHashTokens(): void {
  useEffect(() => {
    const { pathname, hash } = window.location;
    const answer = hashAnswer(pathname, hash);
    if (!answer) return;
    if (answer.forgets) window.localStorage.clear();
    window.location.replace(answer.to);
  }, []);
}
