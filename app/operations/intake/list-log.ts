import { selectIntakeLines } from "~/data/shard/intake-log";
import { intakeLogInput } from "~/domain/intake/intake-inputs";
import type { IntakeLine } from "~/domain/intake/intake-line";
import { type Refusal, refusals } from "~/domain/intake/judge-part";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A page of the intake log, newest first; `next` goes on with the lines before, null at the end. */
export const listIntakeLog = defineOperation({
  name: "intake.list-log",
  permission: "TenantModel.ViewDocument",
  input: intakeLogInput,
  async run({ shard }: TenantContext, { before = null, outcome = null, kept, size }) {
    const rows = await selectIntakeLines(shard, { below: before, outcome, kept, limit: size + 1 });
    const lines: IntakeLine[] = rows.slice(0, size).map(({ reason, waitingId, ...line }) => ({
      ...line,
      reason: knownReason(reason),
      isInInbox: waitingId !== null,
    }));
    return { lines, next: rows.length > size ? (lines.at(-1)?.id ?? null) : null };
  },
});

const knownReason = (reason: string | null): Refusal | null =>
  refusals.find((known) => known === reason) ?? null;
