import type { Knowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest } from "@fieldwise/engine/results";
import { z } from "zod";
import { documentFiles } from "~/domain/documents/document-files";
import { readStored, storedKind, storedText } from "~/domain/stored/stored-kind";
import { turns } from "../../event-loop-turns";
import { type NamedMemory, nameMemory } from "../../learning/steps/named-memory";
import type { RunContext } from "../processing-context";

/**
 * What a result was found with besides the words: the request, and what was known. Weights are recorded by the name of their
 * version and memories by the names of their samples, so that nothing that another document taught is copied here.
 */
export type RunInput = {
  request: ExtractionRequest;
  knowledge: Omit<Knowledge, "scorer" | "memories"> & { scorer: string; memories: NamedMemory[] };
};

const runInputKind = storedKind<RunInput>(
  "what a result was found with",
  z.looseObject({
    request: z.looseObject({ kind: z.string(), fields: z.array(z.looseObject({ key: z.string() })) }),
    knowledge: z.looseObject({ scorer: z.string(), memories: z.array(z.looseObject({})) }),
  }),
);

type Input = { request: ExtractionRequest; pages: Iterable<Page>; knowledge: Knowledge };

/**
 * Keeps what a result is found with, under its own hash, so that the result can be replayed. Returns the hash, which
 * covers the words too.
 */
export async function storeRunInput(
  context: RunContext,
  run: { documentId: string; attempt: number },
  { request, pages, knowledge }: Input,
): Promise<string> {
  const input: RunInput = { request, knowledge: await knowledgeNamed(context, knowledge) };
  const hash = await inputHashOf(context, input, pages);
  const key = documentFiles.input(run.documentId, run.attempt, hash);
  await context.files.put(key, storedText(runInputKind, input), "application/json");
  return hash;
}

/** What was known, with the names of weights and memories in their place. */
export async function knowledgeNamed(
  context: RunContext,
  knowledge: Knowledge,
): Promise<RunInput["knowledge"]> {
  const memories = await Promise.all(knowledge.memories.map((memory) => nameMemory(context, memory)));
  return { ...knowledge, scorer: knowledge.scorer.version, memories };
}

/** What a result was found with, or null when it is not there (any more). */
export async function loadRunInput(
  context: RunContext,
  run: { documentId: string; attempt: number },
  hash: string,
): Promise<RunInput | null> {
  const key = documentFiles.input(run.documentId, run.attempt, hash);
  return readStored(runInputKind, await context.files.bytes(key));
}

/** SHA-256 over all that a result depends on: request, knowledge with the name of its weights, words. */
export const inputHashOf = (context: RunContext, input: RunInput, pages: Iterable<Page>) =>
  context.secrets.digestOf(inputText(input, pages));

/** Both as one JSON, a page at a time: the words of 200 pages have no room beside themselves. */
async function* inputText(input: RunInput, pages: Iterable<Page>): AsyncGenerator<string> {
  const pause = turns();
  yield `${JSON.stringify(input).slice(0, -1)},"pages":[`;
  let before = "";
  for (const page of pages) {
    yield before + JSON.stringify(page);
    before = ",";
    await pause();
  }
  yield "]}";
}
