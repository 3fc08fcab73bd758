import type { Features } from "../../weights/features";
import { otherField } from "../labels/label-lexicon";
import type { Association } from "./associations";
import { namesParty } from "./scoring-context";

/** Quality times strength below which a candidate has no label. Set by hand, like the next four; the weights were trained with them. */
const leastLabel = 0.15;
/** Share of its own label that speaks against one of another field. */
const ownShare = 0.5;
/** Quality of a label whose colon counts. */
const colonQuality = 0.6;
/** How strongly a label of something that no field asks for pulls. */
const otherPull = 0.8;
/** What is left of the pull of a label that names no party and stands over an address. */
const overParty = 0.25;

/** What the labels that point to a candidate say for a field; features of strength 0 are left out. */
export function labelFeatures(field: string, ties: readonly Association[]): Features {
  const own = (relation: Association["relation"]) =>
    Math.max(
      0,
      ...ties.filter((tie) => tie.relation === relation).map((tie) => tie.quality * strengthFor(field, tie)),
    );
  const right = own("right");
  const below = own("below");
  const section = own("section");
  const best = Math.max(right, below, section);
  const foreign = Math.max(0, ...ties.map((tie) => foreignPull(field, tie)));
  return {
    "label-right": right === best ? right : 0,
    "label-below": below === best && below > right ? below : 0,
    "label-section": section === best && section > Math.max(right, below) ? section : 0,
    unlabelled: best < leastLabel ? 1 : 0,
    claimed: foreign > best ? foreign - ownShare * best : 0,
    colon: ties.some(
      (tie) => tie.label.endsWithColon && tie.quality > colonQuality && strengthFor(field, tie) > 0,
    )
      ? 1
      : 0,
  };
}

/** How strongly a label announces the field; 0 for a label of something else. */
export function strengthFor(field: string, tie: Association): number {
  return tie.label.senses.find((sense) => sense.field === field)?.strength ?? 0;
}

/** How strongly a label of something else pulls the candidate away. */
function foreignPull(field: string, tie: Association): number {
  if (strengthFor(field, tie) > 0) return 0;
  const strongest = Math.max(
    0,
    ...tie.label.senses.map((sense) => (sense.field === otherField ? otherPull : sense.strength)),
  );
  const isOverParty = tie.relation === "below" && addressFields.has(field) && !namesParty(tie.label);
  return tie.quality * strongest * (isOverParty ? overParty : 1);
}

/** A label that names no party and stands above an address says little about it. */
const addressFields = new Set(["vendorAddress", "billToAddress", "shipToAddress"]);
