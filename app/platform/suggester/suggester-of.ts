import type { FieldSuggester } from "~/operations/suggestion-port";
import type { SuggesterBindings } from "../bindings";
import { chatEndpoint } from "./chat-endpoint";
import { createChatSuggester } from "./chat-suggester";
import { createWorkersAiSuggester } from "./workers-ai-suggester";

/**
 * The language model that the environment names: an OpenAI-compatible endpoint (SUGGESTER_URL, SUGGESTER_MODEL, secret
 * SUGGESTER_KEY) or, without an address, the Workers AI binding AI with SUGGESTER_MODEL. Undefined unless configured,
 * which is how the product ships.
 */
export function suggesterOf(bindings: SuggesterBindings): FieldSuggester | undefined {
  const { SUGGESTER_URL: url, SUGGESTER_MODEL: model, SUGGESTER_KEY: key = "", AI: ai } = bindings;
  if (!model) return undefined;
  if (url) {
    const endpoint = chatEndpoint(url, bindings.APP_ENV === "local");
    return createChatSuggester({ endpoint, model, key });
  }
  return ai && createWorkersAiSuggester(ai, model);
}
