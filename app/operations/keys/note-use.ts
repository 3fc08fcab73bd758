import { z } from "zod";
import { touchKey } from "~/data/control/api-keys";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** How exactly the last use is known. Milliseconds. */
export const useNotedEvery = 60_000;

/** Records that a key was used, at most once a minute. A key may note its own use, so that anyone may ask. */
export const noteKeyUse = defineOperation({
  name: "keys.note-use",
  permission: "anyone",
  input: z.object({ keyId: z.string() }),
  async run({ control, now }: VisitorContext, { keyId }): Promise<void> {
    const at = now();
    await touchKey(control, keyId, at, new Date(at.getTime() - useNotedEvery));
  },
});
