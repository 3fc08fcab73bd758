import { compact } from "../../text/fold";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import type { Candidate } from "./candidate";
import { candidateOn } from "./candidate-on";

/** Every run of words on one line that has exactly the letters and digits of the text, as a candidate of this value. */
export function runsOf(text: string, value: string, { lines }: Pick<DocumentLayout, "lines">): Candidate[] {
  const wanted = compact(text);
  return wanted.length < 2 ? [] : lines.flatMap((line) => runsOn(line, wanted, value));
}

function runsOn(line: Line, wanted: string, value: string): Candidate[] {
  const parts = line.tokens.map((token) => compact(token.text));
  return parts.flatMap((_, start) => {
    let letters = "";
    for (let end = start; end < parts.length && letters.length < wanted.length; end += 1) {
      letters += parts[end];
      if (letters === wanted) {
        const tokens = line.tokens.slice(start, end + 1);
        return [candidateOn(line, tokens, { type: "id", value, facts: new Set() })];
      }
      if (!wanted.startsWith(letters)) return [];
    }
    return [];
  });
}
