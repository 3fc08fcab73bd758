import { readSuggestions, suggestionPrompt } from "@fieldwise/engine/suggestions";
import { z } from "zod";
import type { FieldSuggester } from "~/operations/suggestion-port";
import { limitedText } from "./limited-text";

type Settings = { endpoint: URL; model: string; key: string; timeout?: number };

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const defaultTimeout = 20_000;
const mostBytes = 256 * 1024;

/**
 * Asks an OpenAI-compatible chat endpoint. `timeout` is milliseconds. A redirect, an answer that is late, too large or
 * not of the agreed form is an error. The key goes into one header and nowhere else.
 */
export const createChatSuggester = ({
  endpoint,
  model,
  key,
  timeout = defaultTimeout,
}: Settings): FieldSuggester => ({
  async suggest(request) {
    const response = await fetch(endpoint, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: "json_object" },
        messages: suggestionPrompt(request),
      }),
    });
    if (response.status !== 200) throw new Error(`the language model answered ${response.status}`);
    const { choices } = completion.parse(JSON.parse(await limitedText(response, mostBytes)));
    const asked = new Set(request.fields.map((field) => field.key));
    return readSuggestions(choices[0]?.message.content ?? "", asked);
  },
});
