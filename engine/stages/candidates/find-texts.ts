import type { CandidateFact } from "../../values/candidate-fact";
import type { LabelHit } from "../labels/find-labels";
import { isWeakLabelText } from "../labels/is-label-text";
import type { Line, Segment } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { Candidate } from "./candidate";
import { candidateOn } from "./candidate-on";

/** Set by hand: longer texts are paragraphs, no values. */
const mostCharacters = 120;

/**
 * Free texts, for fields that hold anything: every segment of a line without the label it begins with. A segment that is
 * nothing but labels is none, unless it is a weak one alone: a label of the field may announce it.
 */
export function findTexts(lines: readonly Line[], labels: ReadonlyMap<number, LabelHit[]>): Candidate[] {
  return lines.flatMap((line) =>
    line.segments.flatMap((segment) => textsOf(line, segment, labels.get(line.index) ?? [])),
  );
}

function textsOf(line: Line, segment: Segment, hits: readonly LabelHit[]): Candidate[] {
  const own = hits.filter((hit) => hit.tokens.some((token) => segment.tokens.includes(token)));
  const rest = withoutLabel(segment.tokens, own);
  if (rest.length === 0 && isWeakLabelText(textOf(segment.tokens))) return toCandidate(line, segment.tokens);
  const pieces = rest.length < segment.tokens.length ? [rest] : [rest, ...afterColon(rest)];
  return pieces.flatMap((tokens) => toCandidate(line, tokens));
}

/** The tokens behind the labels at the start, up to the next label that is followed by a colon. */
function withoutLabel(tokens: readonly Token[], hits: readonly LabelHit[]): Token[] {
  let start = 0;
  for (let hit = hitAt(tokens[start], hits); hit; hit = hitAt(tokens[start], hits)) {
    start += hit.tokens.length;
    if (/^[:#]$/.test(tokens[start]?.text ?? "")) start += 1;
    if (hit.endsWithColon) break;
  }
  const rest = tokens.slice(start);
  const stop = rest.findIndex((token, index) => index > 0 && hitAt(token, hits)?.endsWithColon);
  return stop < 0 ? rest : rest.slice(0, stop);
}

const hitAt = (token: Token | undefined, hits: readonly LabelHit[]) =>
  token && hits.find((hit) => hit.tokens[0] === token);

/** What follows the first colon of a segment whose label nobody knows. */
function afterColon(tokens: readonly Token[]): Token[][] {
  const colon = tokens.findIndex((token) => /:$/.test(token.text));
  return colon >= 0 && colon < tokens.length - 1 ? [tokens.slice(colon + 1)] : [];
}

function toCandidate(line: Line, tokens: Token[]): Candidate[] {
  const value = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^[\s:;,·\u2022|-]+|[\s:;,·\u2022|]+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(value) || value.length > mostCharacters) return [];
  return [candidateOn(line, tokens, { type: "text", value, facts: new Set<CandidateFact>() })];
}
