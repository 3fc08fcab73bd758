import { compact } from "../../text/fold";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { SeenDocument } from "./seen-document";

/** What marks a name or an address as the letterhead's, the customer's or nobody's. */
export function partyFeatures(candidate: Candidate, { around, page }: SeenDocument): Features {
  const height = around.layout.heights.get(candidate.page) ?? 1;
  const y = candidate.top / height;
  const size = Math.max(...candidate.tokens.map((token) => token.bottom - token.top)) / page.medianHeight;
  const rank = [...candidate.facts].find((fact) => fact.startsWith("rank:"));
  const first = candidate.page === 1;
  return {
    "first-in-letterhead": rank === "rank:0" ? 1 : 0,
    "letterhead-rank": rank ? 1 / (1 + Number(rank.slice(5))) : 0,
    big: candidate.type === "name" ? Math.min(1, Math.max(0, (size - 1.15) / 1.2)) : 0,
    "very-top": first && y < 0.14 ? 1 : 0,
    "upper-part": first && y >= 0.1 && y < 0.42 ? 1 : 0,
    foot: y > 0.85 ? 1 : 0,
    domain: matchesDomain(candidate, page.domains) ? 1 : 0,
    left: candidate.left < 0.45 ? 1 : 0,
  };
}

/** Whether the letters of the name and of a domain on the page begin alike. */
function matchesDomain(candidate: Candidate, domains: readonly string[]): boolean {
  if (candidate.type !== "name") return false;
  const letters = compact(candidate.value);
  const firstWord = compact(candidate.value.split(/\s+/)[0] ?? "");
  return domains.some(
    (domain) =>
      (domain.length >= 4 && letters.startsWith(domain.slice(0, Math.max(5, domain.length - 3)))) ||
      (firstWord.length >= 4 && domain.startsWith(firstWord)) ||
      (letters.length >= 4 && domain.startsWith(letters)) ||
      (letters.length >= 7 && domain.includes(letters)),
  );
}
