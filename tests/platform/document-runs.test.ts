import { expect, test, vi } from "vitest";
import { startRun, wakeRun } from "~/platform/document-runs";

type Status = "running" | "errored" | "complete" | "waiting" | null;

/** A Workflow that holds at most one instance and records what is done to it. */
function workflowWith(status: Status) {
  const done: string[] = [];
  let current = status;
  const workflow = {
    async create({ id }: { id: string }) {
      if (current) throw new Error("instance.already_exists");
      current = "running";
      done.push(`create ${id}`);
    },
    async get(id: string) {
      if (!current) throw new Error("instance.not_found");
      return {
        status: async () => ({ status: current }),
        restart: async () => void done.push(`restart ${id}`),
        sendEvent: async ({ type }: { type: string }) => void done.push(`${type} ${id}`),
      };
    },
  };
  return { workflow: workflow as unknown as Workflow, done };
}

const request = { tenantId: "t", documentId: "d", attempt: 2 };

test.each<[string, Status, boolean, string[]]>([
  ["a new run is created", null, false, ["create d-2"]],
  ["a run under way is left alone", "running", false, []],
  ["a run that waits for pages is left alone", "waiting", false, []],
  ["a run that came to grief starts again", "errored", false, ["restart d-2"]],
  ["a run taken for dead starts again", "waiting", true, ["restart d-2"]],
  ["a run taken for dead that never was is created", null, true, ["create d-2"]],
])("%s", async (_case, status, afresh, expected) => {
  const { workflow, done } = workflowWith(status);
  await startRun(workflow, { ...request, afresh });
  expect(done).toEqual(expected);
});

test("a Workflow that does not answer is an error, so that the message comes back", async () => {
  const { workflow } = workflowWith(null);
  const broken = {
    ...workflow,
    create: () => Promise.reject(new Error("internal error")),
    get: workflow.get,
  };
  await expect(startRun(broken as unknown as Workflow, request)).rejects.toThrow("internal error");
});

test("a waiting run is woken by its event", async () => {
  const { workflow, done } = workflowWith("waiting");
  await wakeRun(workflow, request);
  expect(done).toEqual(["pages-settled d-2"]);
});

test("a Workflow that never answers does not hold its caller up", async () => {
  vi.useFakeTimers();
  const silent = { get: () => new Promise(() => {}) } as unknown as Workflow;
  const woken = expect(wakeRun(silent, request)).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await woken;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
