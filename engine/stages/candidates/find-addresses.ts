import { unionOf } from "../../geometry/rect";
import type { CandidateFact } from "../../values/candidate-fact";
import type { Candidate } from "./candidate";
import type { Party, TextPart } from "./parties/party";

/**
 * The address of each party, its lines joined by ", ". A label points to it by the party's first line. Where two lines
 * or more stand above the street, the address is offered with the last of them too (a department, a person, a house).
 */
export function findAddresses(parties: readonly Party[]): Candidate[] {
  const found = parties.flatMap((party) => {
    const above = party.names.length > 1 ? party.names.at(-1) : undefined;
    return [
      toCandidate(party, party.address, []),
      ...(above ? [toCandidate(party, [above, ...party.address], ["with-line-above"])] : []),
    ];
  });
  return found.filter((one, index) => found.findIndex((other) => isSame(one, other)) === index);
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.tokens[0] === other.tokens[0] && one.tokens.at(-1) === other.tokens.at(-1);
}

function toCandidate(party: Party, lines: readonly TextPart[], facts: CandidateFact[]): Candidate {
  const tokens = lines.flatMap((part) => part.tokens);
  const text = lines.map((part) => part.text.replace(/[,;]+$/, "")).join(", ");
  const all = new Set<CandidateFact>(facts);
  if (party.contact) all.add("contact");
  if (party.onOneLine) all.add("one-line");
  if (party.names.length > 0) all.add("named");
  if (lines.length > 1) all.add("lines");
  return {
    type: "address",
    value: text,
    raw: text,
    tokens,
    page: party.page,
    line: lines[0]?.line ?? 0,
    facts: all,
    anchor: { ...unionOf([party.anchor]), page: party.page, line: party.anchor.line },
    ...unionOf(tokens),
  };
}
