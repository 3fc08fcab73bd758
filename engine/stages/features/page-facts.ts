import type { DocumentKind } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import type { CandidateType } from "../../values/candidate-type";
import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { DocumentLayout } from "../layout/document-layout";
import type { Association } from "./associations";

/** Page widths: the height of usual print, for a page without words. */
const usualHeight = 0.01;

/** Facts about the whole document that features compare a candidate with. */
export type PageFacts = {
  kind: DocumentKind;
  associations: (candidate: Candidate) => Association[];
  receivedOn: string;
  largestCents: number;
  /** How often each value stands on the document, by type and value. */
  occurrences: ReadonlyMap<string, number>;
  /** How many different values each type of candidate has. */
  distinct: Readonly<Record<CandidateType, number>>;
  /** The candidate of each type that comes first on the document. */
  firsts: ReadonlySet<Candidate>;
  medianHeight: number;
  /** The letters of web and e-mail domains on the document. */
  domains: readonly string[];
};

/** Gathers the page facts. `associations` is handed in because it is shared with the scorer. */
export function pageFactsOf(
  layout: DocumentLayout,
  candidates: Candidates,
  about: Pick<PageFacts, "kind" | "associations" | "receivedOn">,
): PageFacts {
  const occurrences = new Map<string, number>();
  for (const candidate of [...candidates.id, ...candidates.amount, ...candidates.date, ...candidates.name]) {
    const key = occurrenceKey(candidate);
    occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
  const heights = layout.lines
    .flatMap((line) => line.tokens.map((token) => token.bottom - token.top))
    .sort((a, b) => a - b);
  const money = candidates.amount.filter(
    (amount) => amount.facts.has("decimals") || amount.facts.has("currency-sign"),
  );
  return {
    ...about,
    largestCents: Math.max(0, ...money.map((amount) => amount.cents ?? 0)),
    occurrences,
    distinct: mapTypes(candidates, (list) => new Set(list.map((candidate) => candidate.value)).size),
    firsts: new Set(Object.values(candidates).flatMap((list) => list[0] ?? [])),
    medianHeight: heights[heights.length >> 1] ?? usualHeight,
    domains: domainsOf(layout),
  };
}

function mapTypes(
  candidates: Candidates,
  count: (list: readonly Candidate[]) => number,
): PageFacts["distinct"] {
  const types = Object.keys(candidates) as CandidateType[];
  return Object.fromEntries(types.map((type) => [type, count(candidates[type])])) as PageFacts["distinct"];
}

/** Under which key a candidate's value is counted. */
export function occurrenceKey(candidate: Candidate): string {
  return `${candidate.type}:${candidate.type === "name" ? compact(candidate.value) : candidate.value}`;
}

/** The name in an address: behind "@", "www." or "https://", or before an ending that addresses have. */
const hosts =
  /(?:@|\bwww\.|https?:\/\/(?:www\.)?)(?:shop\.|mail\.)?([\w-]+)(?:\.[\w-]+)+|(?<![\w.@-])([\w-]{3,})\.(?:com|net|org|info|biz|de|at|ch|fr|be|es|nl|it|pt|pl|se|hr|cz|ie|co|io|eu|mx|ca|in|my)(?:\.\w\w)?(?![\w.])/gi;

/** Recognition leaves gaps in addresses: "www. acme. de", "www .acme .de". */
const closedUp = (text: string): string =>
  text
    .replace(/\bwww ?\. ?/gi, "www.")
    .replace(/((?:@|www\.)[\w.-]{0,60}[\w-]) ?\. ?(?=[a-z]{2,4}\b)/gi, "$1.");

function domainsOf(layout: DocumentLayout): string[] {
  const domains = new Set<string>();
  for (const line of layout.lines) {
    for (const [, announced, bare] of closedUp(line.text).matchAll(hosts)) {
      const host = announced ?? bare;
      if (host && !/^(?:gmail|googlemail|hotmail|yahoo|outlook|icloud|aol|gmx|web)$/i.test(host))
        domains.add(compact(host));
    }
  }
  return [...domains];
}
