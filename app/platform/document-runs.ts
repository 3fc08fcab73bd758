import type { PageRequest, ProcessingRequest, ReadingRequest } from "~/operations/ports";
import { release } from "./release";
import { withTimeout } from "./with-timeout";

/** The event that tells a waiting run that its last page was settled. */
export const pagesSettled = "pages-settled";

type Run = Pick<PageRequest, "documentId" | "attempt"> | Pick<ReadingRequest, "waitingFileId">;

/** A call that is never answered would hold its queue up for ever; the local Workflows were seen to do that. */
const timeout = 10_000;

/** One Workflow instance stands for one run, so that starting a run twice starts it once. */
const instanceOf = (run: Run) =>
  "waitingFileId" in run ? `inbox-${run.waitingFileId}` : `${run.documentId}-${run.attempt}`;

/** Starts a run. One that is under way is left alone, unless it counts as dead (`afresh`) or came to grief. */
export const startRun = (workflow: Workflow, request: ProcessingRequest | ReadingRequest): Promise<void> =>
  withTimeout(start(workflow, request), timeout);

/** Wakes the run that waits for its pages. Throws when there is no such run. */
export const wakeRun = (workflow: Workflow, run: Run): Promise<void> =>
  withTimeout(wake(workflow, run), timeout);

async function start(
  workflow: Workflow,
  { afresh, ...request }: ProcessingRequest | ReadingRequest,
): Promise<void> {
  const id = instanceOf(request);
  if (afresh && (await withExisting(workflow, id, (dead) => dead.restart()))) return;
  try {
    release(await workflow.create({ id, params: request }));
  } catch (error) {
    if (!(await withExisting(workflow, id, restartIfBroken))) throw error;
  }
}

async function restartIfBroken(instance: WorkflowInstance): Promise<void> {
  const { status } = await instance.status();
  if (status === "errored" || status === "terminated") await instance.restart();
}

async function wake(workflow: Workflow, run: Run): Promise<void> {
  const instance = await workflow.get(instanceOf(run));
  try {
    await instance.sendEvent({ type: pagesSettled, payload: {} });
  } finally {
    release(instance);
  }
}

/** Does something with the instance of this id; false when there is none. */
async function withExisting(
  workflow: Workflow,
  id: string,
  act: (instance: WorkflowInstance) => Promise<void>,
): Promise<boolean> {
  const instance = await workflow.get(id).catch(() => null);
  if (!instance) return false;
  try {
    await act(instance);
    return true;
  } finally {
    release(instance);
  }
}
