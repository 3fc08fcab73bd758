import type { Steps } from "../../runtime/steps";
import type { LayoutFound } from "../layout/layout";
import type { Knowledge } from "./knowledge";
import { type Recalled, recallMemory } from "./recall-memory";

/** What is remembered of this layout; null when nothing is. */
export type MemoryFound = { recalled: Recalled | null };

/** Recalls what checked documents with the same layout taught. */
// biome-ignore lint/correctness/useYield: one step
export function* memory({ layout, knowledge }: LayoutFound & { knowledge: Knowledge }): Steps<MemoryFound> {
  return { recalled: recallMemory(knowledge.memories, layout) };
}
