import { useEffect, useState } from "react";

// Well within the time that a claim lasts.
const every = 3 * 60_000;

/**
 * Keeps the claim on a document as long as its page is open and gives it back when it is left. Answers who took it over
 * meanwhile. Without script a claim is renewed by each button and lapses by itself.
 */
export function useClaim(documentId: string, held: boolean): string | null {
  const [lostTo, setLostTo] = useState<string | null>(null);
  useEffect(() => {
    if (!held) return;
    const address = `/documents/${documentId}/claim`;
    const renew = async () => {
      const answer = await fetch(address, { method: "POST", body: new FormData() }).catch(() => null);
      const claim: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
      if (isLost(claim)) setLostTo(claim.who ?? "");
    };
    const release = () => {
      const form = new FormData();
      form.set("intent", "release");
      navigator.sendBeacon(address, form);
    };
    const timer = setInterval(renew, every);
    window.addEventListener("pagehide", release);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", release);
      release();
    };
  }, [documentId, held]);
  return lostTo;
}

const isLost = (claim: unknown): claim is { mine: false; who: string | null } =>
  typeof claim === "object" && claim !== null && "mine" in claim && claim.mine === false;
