import { expect, it, vi } from "vitest";
import { describeError } from "~/platform/describe-error";
import { log } from "~/platform/log";

const circle: Record<string, unknown> = { here: true };
circle.self = circle;

it.each([
  [
    "an error with its causes",
    new Error("no", { cause: new TypeError("why", { cause: "deep" }) }),
    {
      name: "Error",
      message: "no",
      stack: expect.stringContaining("describe-error.test"),
      cause: { name: "TypeError", message: "why", cause: { name: "string", message: "deep" } },
    },
  ],
  [
    "several errors",
    new AggregateError([new Error("one"), "two"], "both"),
    {
      name: "AggregateError",
      errors: [{ message: "one" }, { name: "string", message: "two" }],
    },
  ],
  ["a plain object", { code: 7, at: { page: 2 } }, { name: "Object", message: '{"code":7,"at":{"page":2}}' }],
  [
    "what looks like an error",
    { name: "D1_ERROR", message: "locked" },
    { name: "D1_ERROR", message: "locked" },
  ],
  ["what a router throws", { status: 405, statusText: "x", data: "y" }, { status: 405 }],
  [
    "an answer",
    new Response("secret", { status: 418, statusText: "tea" }),
    {
      name: "Response",
      message: "tea",
      status: 418,
    },
  ],
  ["an object in a circle", circle, { name: "Object", message: "{here, self}" }],
  ["nothing", undefined, { name: "undefined", message: "undefined" }],
  ["an object without a prototype", Object.create(null), { name: "Object", message: "{}" }],
])("a log line tells of %s", (_name, thrown, told) => {
  const described = describeError(thrown);
  expect(described).toMatchObject(told);
  expect(JSON.stringify(described)).not.toContain("[object");
});

it("an error among the fields of a line is told, too", () => {
  const line = vi.spyOn(console, "info").mockImplementation(() => undefined);
  log.info("here", { why: new Error("because 4111 1111 1111 1111"), count: 7n } as never);
  expect(JSON.parse(String(line.mock.calls[0]?.[0]))).toMatchObject({
    level: "info",
    event: "here",
    count: "7",
    why: { name: "Error", message: "because [card number]" },
  });
  line.mockRestore();
});
