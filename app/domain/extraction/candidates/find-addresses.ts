import { frameOf } from "../layout/line";
import type { Party } from "../parties/party";
import type { Candidate } from "./candidate";

/** The address of each party, its lines joined by ", ". A label points to it by the party's first line. */
export function findAddresses(parties: readonly Party[]): Candidate[] {
  return parties.map((party) => {
    const tokens = party.address.flatMap((part) => part.tokens);
    const text = party.address.map((part) => part.text.replace(/[,;]+$/, "")).join(", ");
    return {
      type: "address" as const,
      value: text,
      raw: text,
      tokens,
      page: party.page,
      line: party.address[0]?.line ?? 0,
      facts: new Set(party.contact ? ["contact"] : []),
      anchor: { ...frameOf([party.anchor]), page: party.page, line: party.anchor.line },
      ...frameOf(tokens),
    };
  });
}
