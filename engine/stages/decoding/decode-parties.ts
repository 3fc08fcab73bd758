import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import type { Chosen, Scored } from "../scoring/scored";
import { type Assignment, decodeJointly, type Judgement } from "./decode-jointly";

/** Chooses names and addresses together: vendor and customer differ, and a name goes with the address below it. */
export function decodeParties(scored: Record<string, Scored[]>): Record<string, Chosen> {
  const chosen = decodeJointly(scored, judge, 4);
  const vendor = chosen.vendorName;
  return vendor ? { ...chosen, vendorName: withLegalForm(vendor, scored.vendorName ?? []) } : chosen;
}

/** The letterhead's short name in its full form, if that stands elsewhere: "Wattle Electrical" as "… Pty Ltd". */
function withLegalForm(chosen: Chosen, options: readonly Scored[]): Chosen {
  if (chosen.candidate.facts.has("company")) return chosen;
  const short = compact(chosen.candidate.value);
  const full = options.find(({ candidate }) => {
    const letters = compact(candidate.value);
    return (
      candidate.facts.has("company") &&
      letters.startsWith(short) &&
      letters.length - short.length <= 14 &&
      short.length >= 6
    );
  });
  return full ? { ...chosen, candidate: full.candidate } : chosen;
}

function judge(assignment: Assignment): Judgement {
  const vendor = assignment.vendorName?.candidate;
  const customer = assignment.customerName?.candidate;
  const vendorAddress = assignment.vendorAddress?.candidate;
  const billTo = assignment.billToAddress?.candidate;
  const shipTo = assignment.shipToAddress?.candidate;
  let bonus = 0;
  if (vendor && customer && isSameText(vendor, customer)) bonus -= 6;
  if (vendorAddress && billTo && isSameText(vendorAddress, billTo)) bonus -= 6;
  if (vendorAddress && shipTo && isSameText(vendorAddress, shipTo)) bonus -= 4;
  if (shipTo && billTo && shipTo === billTo) bonus -= 3;
  const proofs: Record<string, string[]> = {};
  if (vendor && vendorAddress && belongs(vendor, vendorAddress)) {
    bonus += 0.9;
    proofs.vendorName = ["same-block"];
    proofs.vendorAddress = ["same-block"];
  }
  if (customer && billTo && belongs(customer, billTo)) {
    bonus += 0.7;
    proofs.customerName = ["same-block"];
    proofs.billToAddress = ["same-block"];
  }
  if (vendor && billTo && belongs(vendor, billTo)) bonus -= 1.5;
  if (customer && vendorAddress && belongs(customer, vendorAddress)) bonus -= 1.5;
  return { bonus, proofs };
}

function isSameText(a: Candidate, b: Candidate): boolean {
  return compact(a.value) === compact(b.value);
}

/** Whether the name stands right above (or in front of) the address. */
function belongs(name: Candidate, address: Candidate): boolean {
  if (name.page !== address.page) return false;
  const em = name.bottom - name.top;
  const gap = (address.anchor ?? address).top - name.bottom;
  const below =
    gap < 1.6 * em &&
    gap > -1.6 * em &&
    Math.min(name.right, address.right) > Math.max(name.left, address.left);
  return below || address.anchor?.line === name.line;
}
