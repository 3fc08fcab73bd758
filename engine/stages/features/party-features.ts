import { compact } from "../../text/fold";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { FeatureSources } from "./feature-sources";

/** Times the usual height from which a name is big. Bounds and shares of the page here are set by hand; the weights were trained with them. */
const bigFrom = 1.15;
/** Times the usual height on top over which it grows from 0 to 1. */
const bigRange = 1.2;
/** Share of the page that is its very top. */
const veryTop = 0.14;
/** Where the upper part begins. */
const upperFrom = 0.1;
/** Where it ends. */
const upperTo = 0.42;
/** Where the foot begins. */
const footFrom = 0.85;
/** Page widths that are its left. */
const leftTo = 0.45;
/** Letters of a domain, or a first word, that two names do not share by chance. */
const leastLetters = 4;
/** Letters that a domain's beginning must have. */
const leastBeginning = 5;
/** Letters at the end of a domain that a name may lack: "acmeltd" is Acme's. */
const ending = 3;
/** Letters inside of a domain, which anything may stand before. */
const leastInside = 7;

/** What marks a name or an address as the letterhead's, the customer's or nobody's. */
export function partyFeatures(candidate: Candidate, { around, page }: FeatureSources): Features {
  const height = around.layout.heights.get(candidate.page) ?? 1;
  const y = candidate.top / height;
  const size = Math.max(...candidate.tokens.map((token) => token.bottom - token.top)) / page.medianHeight;
  const rank = [...candidate.facts].find((fact) => fact.startsWith("rank:"));
  const first = candidate.page === 1;
  return {
    "first-in-letterhead": rank === "rank:0" ? 1 : 0,
    "letterhead-rank": rank ? 1 / (1 + Number(rank.slice(5))) : 0,
    big: candidate.type === "name" ? Math.min(1, Math.max(0, (size - bigFrom) / bigRange)) : 0,
    "very-top": first && y < veryTop ? 1 : 0,
    "upper-part": first && y >= upperFrom && y < upperTo ? 1 : 0,
    foot: y > footFrom ? 1 : 0,
    domain: matchesDomain(candidate, page.domains) ? 1 : 0,
    left: candidate.left < leftTo ? 1 : 0,
  };
}

/** Whether the letters of the name and of a domain on the page begin alike. */
function matchesDomain(candidate: Candidate, domains: readonly string[]): boolean {
  if (candidate.type !== "name") return false;
  const letters = compact(candidate.value);
  const firstWord = compact(candidate.value.split(/\s+/)[0] ?? "");
  return domains.some(
    (domain) =>
      (domain.length >= leastLetters &&
        letters.startsWith(domain.slice(0, Math.max(leastBeginning, domain.length - ending)))) ||
      (firstWord.length >= leastLetters && domain.startsWith(firstWord)) ||
      (letters.length >= leastLetters && domain.startsWith(letters)) ||
      (letters.length >= leastInside && domain.includes(letters)),
  );
}
