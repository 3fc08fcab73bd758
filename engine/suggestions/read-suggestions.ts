import { z } from "zod";
import type { Suggestions } from "../results/suggestions";

const answer = z.record(z.string().max(64), z.union([z.string(), z.number(), z.null()]));
/** In characters: longer answers are no values. */
const longestValue = 500;

/**
 * Reads a language model's answer: one JSON object, with or without a code fence around it. Keys that were not asked for
 * and values that are empty or longer than a value can be are dropped. Throws on anything else.
 */
export function readSuggestions(text: string, asked: ReadonlySet<string>): Suggestions {
  const json = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, "");
  const values = Object.entries(answer.parse(JSON.parse(json))).map(
    ([key, value]) => [key, value === null ? "" : String(value).trim()] as const,
  );
  return Object.fromEntries(
    values.filter(([key, value]) => asked.has(key) && value !== "" && value.length <= longestValue),
  );
}
