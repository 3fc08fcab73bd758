import { readSuggestions, suggestionPrompt } from "@fieldwise/engine/suggestions";
import { z } from "zod";
import type { FieldSuggester } from "~/operations/suggestion-port";
import type { ModelRunner } from "../bindings";
import { withTimeout } from "../with-timeout";

const answer = z.object({
  response: z.union([z.string().max(256 * 1024), z.record(z.string(), z.unknown())]),
});
const defaultTimeout = 20_000;

/** Asks a text model of the Workers AI binding. `timeout` is milliseconds; a late or odd answer is an error. */
export const createWorkersAiSuggester = (
  ai: ModelRunner,
  model: string,
  timeout = defaultTimeout,
): FieldSuggester => ({
  async suggest(request) {
    const input = {
      messages: suggestionPrompt(request),
      temperature: 0,
      response_format: { type: "json_object" },
    };
    const { response } = answer.parse(await withTimeout(ai.run(model, input), timeout));
    const text = typeof response === "string" ? response : JSON.stringify(response);
    return readSuggestions(text, new Set(request.fields.map((field) => field.key)));
  },
});
