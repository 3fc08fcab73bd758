import type { WorkflowStep } from "cloudflare:workers";
import { daysBefore, remindedDaysBefore } from "~/domain/tenants/deletion";
import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import type { RunContext } from "~/operations/processing/processing-context";
import { beginErasure } from "~/operations/tenants/begin-erasure";
import { eraseFiles } from "~/operations/tenants/erase-files";
import { eraseRows } from "~/operations/tenants/erase-rows";
import { finishErasure } from "~/operations/tenants/finish-erasure";
import { isStillCharged } from "~/operations/tenants/is-still-charged";
import { remindOfDeletion } from "~/operations/tenants/remind-of-deletion";
import { stepsOf } from "./steps-of";

/** Steps of one kind; what is left after this many, the sweep takes up. */
const mostSteps = 400;

/** How often it is looked whether the subscription has ended, two minutes apart. */
const mostLooks = 30;

/**
 * The deletion of a tenant: wait, remind, wait to the end of the cure period and until the cron of the web Worker,
 * which alone knows the payment service, has ended the subscription; then erase rows, files and the tenant itself. A
 * deletion that was cancelled meanwhile ends at the next step.
 */
export async function deleteTenant(
  context: RunContext,
  request: DeletionRequest,
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  const remind = (days: number) =>
    perform(`remind ${days}`, () => remindOfDeletion(context, { ...request, days }));
  // A Workflow cannot sleep until a time that is over, as it is when the sweep starts a deletion again.
  const sleepUntil = async (name: string, until: Date) => {
    if (until > context.now()) await step.sleepUntil(name, until);
  };
  let { dueAt } = await remind(0);
  for (const days of remindedDaysBefore) {
    if (dueAt === null) return;
    await sleepUntil(`${days} days before`, daysBefore(new Date(dueAt), days));
    ({ dueAt } = await remind(days));
  }
  if (dueAt === null) return;
  await sleepUntil("end of cure period", new Date(dueAt));
  const { proceed } = await perform("begin", () => beginErasure(context, request));
  if (!proceed) return;
  const look = (turn: number) => perform(`charges ${turn}`, () => isStillCharged(context, {}));
  for (let turn = 0; (await look(turn)).charged; turn += 1) {
    if (turn === mostLooks) throw new Error("the subscription of an erased tenant does not end");
    await step.sleep(`before charges ${turn + 1}`, "2 minutes");
  }
  if (!(await untilDone((turn) => perform(`rows ${turn}`, () => eraseRows(context, {}))))) return;
  if (!(await untilDone((turn) => perform(`files ${turn}`, () => eraseFiles(context, {}))))) return;
  await perform("finish", () => finishErasure(context, request).then(() => null));
}

async function untilDone(erase: (turn: number) => Promise<{ done: boolean }>): Promise<boolean> {
  for (let turn = 0; turn < mostSteps; turn += 1) if ((await erase(turn)).done) return true;
  return false;
}
