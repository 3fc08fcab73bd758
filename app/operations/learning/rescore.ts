import { commit } from "~/data/commit";
import { advanceRescoring, selectRescoring } from "~/data/shard/rescorings";
import { findMemory } from "~/data/shard/vendor-memories";
import { rescoreInput } from "~/domain/learning/learning-inputs";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { rescoreSome } from "./steps/rescore-some";

/** Documents scored in one call. */
const atOnce = 100;

/** How far it is: `checked` of the waiting documents are done, `improved` of those of this call got other values. */
export type Rescored = { checked: number; improved: number; done: boolean };

/**
 * Scores the next hundred of the documents that wait in a layout with what was just learned. A document that a person has
 * touched meanwhile stays as it is. A repetition changes nothing more; a call for an older revision of the memory ends.
 */
export const rescoreWaiting = defineOperation({
  name: "learning.rescore",
  permission: "system",
  input: rescoreInput,
  async run(context: RunContext, input): Promise<Rescored> {
    const { shard } = context;
    const standing = await selectRescoring(shard, input.documentId).get();
    if (!standing || standing.revision !== input.revision || standing.checked !== input.checked)
      return { checked: standing?.checked ?? 0, improved: 0, done: true };
    const memory = await findMemory(shard, input.memoryId);
    const next = memory ? input.waiting.slice(input.checked, input.checked + atOnce) : [];
    const cause = { memoryId: input.memoryId, taughtBy: input.documentId };
    const improved = await rescoreSome(context, next, {
      operation: "learning.rescore",
      detail: cause,
      memoryId: input.memoryId,
    });
    const checked = input.checked + next.length;
    const done = next.length === 0 || checked >= input.waiting.length;
    const step = { checkedBefore: input.checked, checked, improved, endedAt: done ? context.now() : null };
    await commit(shard, [advanceRescoring(shard, input, step)]);
    return { checked, improved, done };
  },
});
