import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import { isPostalLine } from "../candidates/parties/address-shape";
import { isLabelled } from "../scoring/is-labelled";
import type { Chosen, Scored } from "../scoring/scored";
import { type Assignment, decodeJointly, type JointScore } from "./decode-jointly";
import { minLabelledScore } from "./decode-singly";

/** Values of a field that are combined: names and addresses have fewer that could be meant than amounts. */
const optionsPerField = 4;
/** Logits that one name, or address, for both parties costs; gains and costs here are set by hand. */
const samePartyCost = 6;
/** What a delivery address costs that is the vendor's, and a name that shares its place with an address. */
const sharedCost = 4;
/** What a delivery address costs that is the billing address: that is how most are, and printed once. */
const sameShippingCost = 3;
/** What a vendor over its address gains. */
const vendorBlockGain = 2.4;
/** What a customer over its address gains: addressees are persons and departments, too. */
const customerBlockGain = 0.7;
/** What a name over the other party's address costs. */
const foreignBlockCost = 1.5;
/** Heights between a name and its address: a line of the name may be between. */
const blockGap = 1.6;

/** Chooses names and addresses together: vendor and customer differ, and a name goes with the address below it. */
export function decodeParties(scored: Record<string, Scored[]>): Record<string, Chosen> {
  return decodeJointly(withLabelled(scored), judge, optionsPerField);
}

/** Set by hand: as much as standing over the customer's address and right below a label is worth. */
const department = 1.5;

/** A customer that its own label names, with a legal form: "Customer: Oakfield Ltd". */
const isNamedCompany = ({ candidate, score }: Scored) =>
  score > 0 && candidate.facts.has("beside-label") && candidate.facts.has("company");

/** "Oakfield Finance" over an address is a department of "Oakfield Ltd". */
const firstWord = ({ candidate }: Scored) => compact(candidate.value.split(" ")[0] ?? "");

/** Any choice beats none, so that what is worth showing has to be a little likelier than nothing. */
const worthShowing = 0.1;

/** A customer right beside the label is worth showing (see `minLabelledScore`). */
function withLabelled(scored: Record<string, Scored[]>): Record<string, Scored[]> {
  const { customerName } = scored;
  if (!customerName) return scored;
  const companies = customerName.filter(isNamedCompany).map(firstWord);
  const shown = customerName.map((option) =>
    !option.candidate.facts.has("company") && companies.includes(firstWord(option))
      ? { ...option, score: option.score - department }
      : option.score <= 0 && option.score > minLabelledScore && isLabelled(option)
        ? { ...option, score: worthShowing }
        : option,
  );
  return { ...scored, customerName: shown };
}

function judge(assignment: Assignment): JointScore {
  const vendor = assignment.vendorName?.candidate;
  const customer = assignment.customerName?.candidate;
  const vendorAddress = assignment.vendorAddress?.candidate;
  const billTo = assignment.billToAddress?.candidate;
  const shipTo = assignment.shipToAddress?.candidate;
  let bonus = 0;
  if (vendor && customer && isSameText(vendor, customer)) bonus -= samePartyCost;
  if (vendorAddress && billTo && isSameText(vendorAddress, billTo)) bonus -= samePartyCost;
  if (vendorAddress && shipTo && isSameText(vendorAddress, shipTo)) bonus -= sharedCost;
  if (shipTo && billTo && shipTo === billTo) bonus -= sameShippingCost;
  const proofs: Record<string, string[]> = {};
  if (vendor && vendorAddress && belongs(vendor, vendorAddress)) {
    bonus += vendorBlockGain;
    proofs.vendorName = ["same-block"];
    proofs.vendorAddress = ["same-block"];
  }
  if (customer && billTo && belongs(customer, billTo)) {
    bonus += customerBlockGain;
    proofs.customerName = ["same-block"];
    proofs.billToAddress = ["same-block"];
  }
  if (vendorAddress && isHouseOverTown(vendorAddress, vendor)) bonus += wholeBlock;
  if (vendor && vendorAddress && areShared(vendor, vendorAddress)) bonus -= sharedCost;
  if (vendor && billTo && belongs(vendor, billTo)) bonus -= foreignBlockCost;
  if (customer && vendorAddress && belongs(customer, vendorAddress)) bonus -= foreignBlockCost;
  return { bonus, proofs };
}

/** Set by hand: an address of a code and a town alone is hardly ever whole, so that the line above it is part of it. */
const wholeBlock = 1.8;

/** A town has its code and no number of a house. */
const oneNumber = /^\D*\d+(?:[ -]\d+)?\D*$/;

/** Whether the line over a bare code and town names a house or a street that is read as none, and not the vendor. */
function isHouseOverTown({ facts, value, tokens }: Candidate, vendor: Candidate | undefined): boolean {
  const town = value.slice(value.indexOf(", ") + 2);
  if (!facts.has("with-line-above") || !isPostalLine(town) || !oneNumber.test(town)) return false;
  return vendor !== undefined && !vendor.tokens.some((token) => tokens.includes(token));
}

/** A line of the address ("Kawasan Perindustrian Balakong") names nobody, and who is named is no line of the address. */
const areShared = (name: Candidate, address: Candidate): boolean =>
  name.tokens.some((token) => address.tokens.includes(token));

function isSameText(a: Candidate, b: Candidate): boolean {
  return compact(a.value) === compact(b.value);
}

/** Whether the name stands right above (or in front of) the address. */
function belongs(name: Candidate, address: Candidate): boolean {
  if (name.page !== address.page) return false;
  const em = name.bottom - name.top;
  const gap = (address.anchor ?? address).top - name.bottom;
  const below =
    gap < blockGap * em &&
    gap > -blockGap * em &&
    Math.min(name.right, address.right) > Math.max(name.left, address.left);
  return below || address.anchor?.line === name.line;
}
