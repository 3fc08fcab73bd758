import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import { isLabelled } from "../scoring/is-labelled";
import type { Chosen, Scored } from "../scoring/scored";
import { decodeSingly } from "./decode-singly";

/** Logits that a number near neither party costs for the customer: most are the vendor's. Set by hand, as all here. */
const unassignedPenalty = 2.5;
/** Page widths: the height of usual print, for a party without words. */
const usualHeight = 0.01;
/** Heights above a party's foot that a number may stand. */
const reachUp = 6;
/** Heights beside it. */
const reachAside = 12;
/** Heights beside it at which closeness would be 0: at the reach a little is left. */
const fadeAside = 14;
/** What is left of closeness where left edges are not near. */
const otherEdge = 0.5;

/** How far a number may stand from a party and still be its own, in heights of a line. */
const reach = 9;

/**
 * Chooses the tax numbers of vendor and customer. The same labels announce both, so what decides is which party the
 * number stands beside.
 */
export function decodeTaxNumbers(
  scored: Record<string, Scored[]>,
  parties: Record<string, Chosen>,
): Record<string, Chosen> {
  const vendor = [parties.vendorName, parties.vendorAddress].flatMap((chosen) => chosen?.candidate ?? []);
  const customer = [parties.customerName, parties.billToAddress].flatMap((chosen) => chosen?.candidate ?? []);
  const moved = Object.entries(scored).map(([field, list]) => {
    const [own, other] = field === "vendorTaxNumber" ? [vendor, customer] : [customer, vendor];
    const adjusted = list.map((option) => {
      const side = sideOf(option.candidate, own, other, field);
      return { ...option, score: option.score + (isTold(option, field, scored) ? Math.max(0, side) : side) };
    });
    return [field, adjusted.sort((a, b) => b.score - a.score)] as const;
  });
  return withoutTwins(withOthersFirst(Object.fromEntries(moved)));
}

/**
 * Where one number is the likeliest of both parties, and another number of the vendor makes the two together likelier than the one
 * alone, the vendor's own goes first: most papers with two numbers name both parties.
 */
function withOthersFirst(scored: Record<string, Scored[]>): Record<string, Scored[]> {
  const [first, ...others] = scored.vendorTaxNumber ?? [];
  const customer = scored.customerTaxNumber?.[0];
  if (!first || !customer || !areShared(first, customer)) return scored;
  const second = others.find((option) => !areShared(option, first));
  const next = scored.customerTaxNumber?.find((option) => !areShared(option, first));
  const together = (second?.score ?? 0) + customer.score;
  if (!second || together <= first.score + Math.max(0, next?.score ?? 0)) return scored;
  return { ...scored, vendorTaxNumber: [second, ...others.filter((option) => option !== second)] };
}

/** Two parties do not share a number: one that is printed twice is that of the party it is likelier of, and the other has another or none. */
function withoutTwins(scored: Record<string, Scored[]>): Record<string, Chosen> {
  const chosen = decodeSingly(scored);
  const { vendorTaxNumber: vendor, customerTaxNumber: customer } = chosen;
  if (!vendor || !customer || !areShared(vendor, customer)) return chosen;
  const [kept, field] =
    vendor.score >= customer.score ? [vendor, "customerTaxNumber"] : [customer, "vendorTaxNumber"];
  const { [field]: _, ...rest } = chosen;
  const others = (scored[field] ?? []).filter((option) => !areShared(option, kept));
  return { ...rest, ...decodeSingly({ [field]: others }) };
}

/** Whether two options are one number, on one place or on two. */
const areShared = ({ candidate }: Scored, { candidate: other }: Scored): boolean =>
  compact(candidate.value) === compact(other.value) ||
  candidate.tokens.some((token) => other.tokens.includes(token));

/** "Your VAT number" says whose it is, wherever it stands. */
function isTold(option: Scored, field: string, scored: Record<string, Scored[]>): boolean {
  const others = Object.entries(scored).flatMap(([key, list]) => (key === field ? [] : list));
  const isShared = others.some((one) => one.candidate === option.candidate && isLabelled(one));
  return others.length > 0 && isLabelled(option) && !isShared;
}

function sideOf(
  candidate: Candidate,
  own: readonly Candidate[],
  other: readonly Candidate[],
  field: string,
): number {
  const near = closeness(candidate, own);
  const far = closeness(candidate, other);
  if (near === 0 && far === 0) return field === "customerTaxNumber" ? -unassignedPenalty : 0;
  return 2 * (near - far) - (field === "customerTaxNumber" && near <= far ? 2 : 0);
}

/** 1 right below a party in the same column, falling to 0 at the reach. */
function closeness(candidate: Candidate, parties: readonly Candidate[]): number {
  return Math.max(0, ...parties.map((party) => closenessTo(candidate, party)));
}

function closenessTo(candidate: Candidate, party: Candidate): number {
  if (candidate.page !== party.page) return 0;
  const em = party.tokens[0] ? party.tokens[0].bottom - party.tokens[0].top : usualHeight;
  const down = (candidate.top - party.bottom) / em;
  const sideways = Math.max(0, candidate.left - party.right, party.left - candidate.right) / em;
  if (down < -reachUp || down > reach || sideways > reachAside) return 0;
  return (
    (1 - Math.max(0, down) / reach) *
    (1 - sideways / fadeAside) *
    (Math.abs(candidate.left - party.left) < reachAside * em ? 1 : otherEdge)
  );
}
