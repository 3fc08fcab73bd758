import { overlapX, type Rect } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import { compact, fold } from "../../text/fold";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { Surroundings } from "./associations";
import { type PartyBox, partyBoxesOf, sidesOf } from "./party-boxes";

/** Page widths that edges of recognised words differ by. */
const edgeDrift = 1e-4;
/** Boxes that are distinguished by their rank. Bounds here are set by hand; the weights were trained with them. */
const mostBoxes = 4;
/** Strength of a party's label from which a box has one. */
const leastLabel = 0.3;
/** Share of the page where its foot begins. */
const footFrom = 0.8;
/** Boxes without a label that are distinguished, and tax numbers. */
const mostAlike = 3;
/** Page widths from which a page is higher than a slip, so that it may lie in an envelope. */
const sheetFrom = 1.2;
/** Page widths from which a window is not at the left. */
const windowLeft = 0.45;
/** Share of the page where the window begins. */
const windowFrom = 0.11;
/** Share of the page where it ends. */
const windowTo = 0.3;
/** Heights between the sender's line and the box below it: a line of the post may be between. */
const senderGap = 8;
/** Share of the biggest name's height that is as big, as recognition measures it. */
const asBig = 0.97;
/** Page widths by which what is centred may be off the middle, twice. */
const offCentre = 0.08;
/** Share of the page from which a name is repeated at the foot. */
const repeatedFrom = 0.75;
/** Letters of a name that another does not begin with by chance. */
const leastLetters = 5;
/** Share of the page that is its top. */
const topTo = 0.2;
/** Heights between a tax number and the box that it belongs to: a dozen lines. */
const farthest = 12;
/** Heights that a tax number may stand above the top of its box. */
const above = 2.5;

const forWord = new RegExp(`^${patternFor("forWords")}$`);
const salutation = new RegExp(`^${patternFor("salutations")}$`);
const payable = new RegExp(`^${patternFor("payableWords")}$`);

/**
 * How names, addresses and tax numbers stand to the parties of the document: in which box they are, whose label it is
 * under, what else the box holds, where else the name stands. `country` is the one whose habits the document follows.
 */
export function partyRelations(
  candidates: Candidates,
  around: Surroundings,
  country: string | undefined,
): Map<Candidate, Features> {
  const boxes = partyBoxesOf(candidates.address, around);
  const names = nameFacts(candidates.name, around);
  return new Map([
    ...candidates.address.map(
      (address) => [address, boxFeatures(homeOf(address, boxes), boxes, around)] as const,
    ),
    ...candidates.name.map(
      (name) =>
        [
          name,
          {
            ...boxFeatures(homeOf(name, boxes), boxes, around),
            ...sideFeatures(name, around),
            ...names(name),
          },
        ] as const,
    ),
    ...candidates.taxId.map(
      (taxId) => [taxId, taxFeatures(taxId, { candidates, boxes, around, country })] as const,
    ),
  ]);
}

/** The box a name or address is part of. */
function homeOf(candidate: Candidate, boxes: readonly PartyBox[]): PartyBox | undefined {
  return boxes.find(
    (box) =>
      box.page === candidate.page &&
      overlapX(box, candidate) > 0 &&
      candidate.top > box.top - edgeDrift &&
      candidate.bottom < box.bottom + edgeDrift,
  );
}

/** Order, neighbours, labels and contents of a box. */
function boxFeatures(
  box: PartyBox | undefined,
  boxes: readonly PartyBox[],
  { layout }: Surroundings,
): Features {
  if (!box) return { "no-box": 1, "boxes-elsewhere": boxes.length > 0 ? 1 : 0 };
  const height = layout.heights.get(box.page) ?? 1;
  const rank = boxes.indexOf(box);
  const others = boxes.filter((other) => other !== box);
  const beside = others.filter((other) => other.page === box.page && standBeside(box, other));
  const most = (side: keyof PartyBox["sides"]) => Math.max(0, ...others.map((other) => other.sides[side]));
  const best = Math.max(box.sides.vendor, box.sides.customer, box.sides.ship);
  const features: Features = {
    ...box.holds,
    [`box-${Math.min(rank + 1, mostBoxes)}`]: 1,
    [`box-${Math.min(rank + 1, mostBoxes)}-of-${Math.min(boxes.length, mostBoxes)}`]: 1,
    "box-left": beside.some((other) => other.left > box.left) ? 1 : 0,
    "box-right": beside.some((other) => other.left < box.left) ? 1 : 0,
    "box-label-vendor": box.sides.vendor,
    "box-label-customer": box.sides.customer,
    "box-label-ship": box.sides.ship,
    "box-unlabelled": best < leastLabel ? 1 : 0,
    "box-foot": box.top > footFrom * height ? 1 : 0,
    "box-window": isInWindow(box, height) ? 1 : 0,
    "sender-line": isSenderLine(box, others) ? 1 : 0,
    "below-sender-line": others.some((other) => isSenderLine(other, [box])) ? 1 : 0,
  };
  if (best < leastLabel) {
    features["unlabelled-beside-customer"] = most("customer");
    features["unlabelled-beside-vendor"] = most("vendor");
    const free = boxes.filter((other) => Math.max(...Object.values(other.sides)) < leastLabel);
    features[`unlabelled-${Math.min(free.indexOf(box) + 1, mostAlike)}`] = 1;
  }
  return features;
}

function standBeside(box: Rect, other: Rect): boolean {
  return Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) && overlapX(box, other) <= 0;
}

/** Where the window of an envelope shows the address: at the left, an eighth to a third down the first page. */
function isInWindow(box: PartyBox, height: number): boolean {
  return (
    box.page === 1 &&
    height > sheetFrom &&
    box.left < windowLeft &&
    box.top > windowFrom * height &&
    box.top < windowTo * height
  );
}

/** The sender's address on one line, right over the box of who receives. */
function isSenderLine(box: PartyBox, others: readonly PartyBox[]): boolean {
  if (!box.address.facts.has("one-line")) return false;
  const em = box.bottom - box.top;
  return others.some(
    (other) =>
      other.page === box.page &&
      overlapX(box, other) > 0 &&
      other.top > box.top &&
      other.top - box.bottom < senderGap * em &&
      !other.address.facts.has("one-line"),
  );
}

function sideFeatures(candidate: Candidate, around: Surroundings): Features {
  const sides = sidesOf(candidate.anchor ?? candidate, around);
  return { "side-vendor": sides.vendor, "side-customer": sides.customer, "side-ship": sides.ship };
}

/** What all names of the document together tell of one: its size, its repetitions, the word before it. */
function nameFacts(names: readonly Candidate[], { layout }: Surroundings): (name: Candidate) => Features {
  const sizes = names
    .filter((name) => name.page === 1)
    .map(sizeOf)
    .sort((a, b) => b - a);
  const byLetters = new Map<string, Candidate[]>();
  for (const name of names) {
    const letters = compact(name.value);
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), name]);
  }
  return (name) => {
    const letters = compact(name.value);
    const same = (byLetters.get(letters) ?? []).filter((other) => other !== name && other.line !== name.line);
    const height = layout.heights.get(name.page) ?? 1;
    const before = wordBefore(name, layout.lines[name.line]?.tokens ?? []);
    return {
      biggest: name.page === 1 && sizeOf(name) >= (sizes[0] ?? 1) * asBig ? 1 : 0,
      "as-big-as-third": name.page === 1 && sizeOf(name) >= (sizes[2] ?? 1) ? 1 : 0,
      centred: Math.abs(name.left + name.right - 1) < offCentre ? 1 : 0,
      "again-over-address": same.some((other) => other.facts.has("over-address")) ? 1 : 0,
      "again-labelled": same.some(
        (other) => other.facts.has("beside-label") || other.facts.has("below-label"),
      )
        ? 1
        : 0,
      "again-at-foot": same.some((other) => other.page > 1 || other.top > repeatedFrom * height) ? 1 : 0,
      "longer-elsewhere": names.some((other) => startsLonger(compact(other.value), letters)) ? 1 : 0,
      "after-for": forWord.test(before) ? 1 : 0,
      "after-salutation": salutation.test(before) ? 1 : 0,
      "after-payable": payable.test(before) ? 1 : 0,
      "after-copyright": /^(?:©|c|copyright|\d{4})$/.test(before) ? 1 : 0,
    };
  };
}

/** "Acme Tools" where "Acme Tools Pty Ltd" also stands. */
function startsLonger(other: string, letters: string): boolean {
  return letters.length >= leastLetters && other.length > letters.length && other.startsWith(letters);
}

function sizeOf(name: Candidate): number {
  return Math.max(...name.tokens.map((token) => token.bottom - token.top));
}

function wordBefore(name: Candidate, tokens: Candidate["tokens"]): string {
  const index = tokens.indexOf(name.tokens[0] as Candidate["tokens"][number]);
  return fold(tokens[index - 1]?.text ?? "").replace(/[^\p{L}\p{N}©]/gu, "");
}

type TaxSurroundings = {
  candidates: Candidates;
  boxes: readonly PartyBox[];
  around: Surroundings;
  country: string | undefined;
};

function taxFeatures(taxId: Candidate, { candidates, boxes, around, country }: TaxSurroundings): Features {
  const height = around.layout.heights.get(taxId.page) ?? 1;
  const values = [...new Set(candidates.taxId.map((other) => compact(other.value)))];
  const rank = values.indexOf(compact(taxId.value));
  const box = nearestBox(taxId, boxes);
  const near = boxFeatures(box, boxes, around);
  return {
    ...Object.fromEntries(Object.entries(near).map(([name, strength]) => [`tax-${name}`, strength])),
    ...sideFeatures(taxId, around),
    [`tax-${Math.min(rank + 1, mostAlike)}-of-${Math.min(values.length, mostAlike)}`]: 1,
    "tax-foot": taxId.top > footFrom * height ? 1 : 0,
    "tax-top": taxId.page === 1 && taxId.top < topTo * height ? 1 : 0,
    "tax-home": country && taxId.facts.has(`country:${country}`) ? 1 : 0,
  };
}

/** The box a tax number belongs to: the one it stands under or in, in its columns, within a dozen lines. */
function nearestBox(taxId: Candidate, boxes: readonly PartyBox[]): PartyBox | undefined {
  const em = taxId.bottom - taxId.top;
  let best: PartyBox | undefined;
  let least = farthest;
  for (const box of boxes) {
    if (box.page !== taxId.page || taxId.top < box.top - above * em) continue;
    const sideways = Math.max(0, taxId.left - box.right, box.left - taxId.right) / em;
    const distance = Math.max(0, taxId.top - box.bottom) / em + sideways / 2;
    if (distance < least) {
      least = distance;
      best = box;
    }
  }
  return best;
}
