import { useEffect, useState } from "react";

// Well within the duration of a claim.
const every = 3 * 60_000;

/**
 * Claims a document at once while someone `works` on it, renews the claim as long as its page is open, and releases it
 * when the page is left. Returns who has claimed the document instead; `since` changes when the server reports it.
 * Without script the first change to the document claims it, or a button, and the claim expires.
 */
export function useClaim(documentId: string, works: boolean, since: string | null): string | null {
  const [lostTo, setLostTo] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says now is newer
  useEffect(() => setLostTo(null), [documentId, since]);
  useEffect(() => {
    if (!works) return;
    const address = `/documents/${documentId}/claim`;
    const claim = async () => {
      const answer = await fetch(address, { method: "POST", body: new FormData() }).catch(() => null);
      const held: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
      if (isLost(held)) setLostTo(held.who ?? "");
    };
    const release = () => {
      const form = new FormData();
      form.set("intent", "release");
      navigator.sendBeacon(address, form);
    };
    claim();
    const timer = setInterval(claim, every);
    window.addEventListener("pagehide", release);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", release);
      release();
    };
  }, [documentId, works]);
  return lostTo;
}

const isLost = (claim: unknown): claim is { mine: false; who: string | null } =>
  typeof claim === "object" && claim !== null && "mine" in claim && claim.mine === false;
