import type { PageRequest, ProcessingRequest } from "~/operations/ports";
import { inTime } from "./in-time";

/** The event that tells a waiting run that its last page was settled. */
export const pagesSettled = "pages-settled";

type Run = Pick<PageRequest, "documentId" | "attempt">;

/** A call that is never answered would hold its queue up for ever; the local Workflows were seen to do that. */
const patience = 10_000;

/** One Workflow instance stands for one run, so that starting a run twice starts it once. */
const instanceOf = (run: Run) => `${run.documentId}-${run.attempt}`;

/** Starts a run. One that is under way is left alone, unless it is taken for dead (`afresh`) or came to grief. */
export const startRun = (workflow: Workflow, request: ProcessingRequest): Promise<void> =>
  inTime(start(workflow, request), patience);

/** Wakes the run that waits for its pages. Throws when there is no such run. */
export const wakeRun = (workflow: Workflow, run: Run): Promise<void> => inTime(wake(workflow, run), patience);

async function start(workflow: Workflow, { afresh, ...request }: ProcessingRequest): Promise<void> {
  const id = instanceOf(request);
  if (afresh) {
    const dead = await existing(workflow, id);
    if (dead) return dead.restart();
  }
  try {
    await workflow.create({ id, params: request });
  } catch (error) {
    const earlier = await existing(workflow, id);
    if (!earlier) throw error;
    const { status } = await earlier.status();
    if (status === "errored" || status === "terminated") await earlier.restart();
  }
}

async function wake(workflow: Workflow, run: Run): Promise<void> {
  const instance = await workflow.get(instanceOf(run));
  await instance.sendEvent({ type: pagesSettled, payload: {} });
}

async function existing(workflow: Workflow, id: string): Promise<WorkflowInstance | null> {
  try {
    return await workflow.get(id);
  } catch {
    return null;
  }
}
