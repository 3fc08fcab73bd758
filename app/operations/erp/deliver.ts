import { claimSending, findSending, postponeSending } from "~/data/shard/erp-sendings";
import { findErpSettings } from "~/data/shard/erp-settings";
import { dueSending } from "~/domain/erp/erp-inputs";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { maxSendingAttempts, type SendingState, sendingEnds, sendingHeld } from "~/domain/erp/erp-sending";
import { defineOperation } from "../define-operation";
import type { ErpDeliveryContext } from "./erp-ports";
import { carryOutSending } from "./steps/carry-out-sending";
import { noteSendingFailure } from "./steps/note-sending-failure";

/**
 * Sends a due document to its model's ERP system: an invoice or credit memo with its lines and its file, compared and posted
 * where the settings say so. A run that is cut off is made again and comes to one document and one file. What may pass is
 * tried again later, eight times at most; anything else ends with a sentence. Returns how it stands; `gone` is none of this run.
 */
export const deliverToErp = defineOperation({
  name: "erp.deliver",
  permission: "system",
  input: dueSending,
  async run(context: ErpDeliveryContext, { documentId }): Promise<{ state: SendingState | "gone" }> {
    const { shard } = context;
    const at = context.now();
    const [claimed] = await claimSending(shard, { documentId, at, until: after(at, sendingHeld) });
    const found = claimed && (await findSending(shard, documentId));
    if (!claimed || !found) return { state: "gone" };
    try {
      // The run died this many times before it could record why; it will die again.
      if (claimed.attempts > maxSendingAttempts) throw new ErpProblem("erp.problem.broke-off");
      const settings = await findErpSettings(shard, found.model.id);
      if (!settings) throw new ErpProblem("erp.problem.not-set-up");
      if (settings.pausedUntil && settings.pausedUntil > at) {
        await postponeSending(shard, claimed, settings.pausedUntil);
        return { state: "waiting" };
      }
      await carryOutSending(context, found, settings, after(at, sendingEnds));
      return { state: "sent" };
    } catch (error) {
      return noteSendingFailure(context, found, error);
    }
  },
});

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
