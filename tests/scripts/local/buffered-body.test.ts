import { PassThrough } from "node:stream";
import { describe, expect, it, test } from "vitest";
import { bufferedBody } from "../../../scripts/local/buffered-body.mjs";

const requestOf = (method: string, headers: Record<string, string> = {}) =>
  Object.assign(new PassThrough(), { method, headers });
const textOf = async (stream: PassThrough) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe("the body of a request on its way to the runtime", () => {
  test.each([
    ["GET", {}, true],
    ["HEAD", {}, true],
    ["OPTIONS", {}, true],
    ["POST", {}, false],
    ["DELETE", {}, false],
    ["POST", { "idempotency-key": "a" }, true],
  ] as const)("of %s with %o may be repeated: %s", (method, headers, mayRepeat) => {
    expect(bufferedBody(requestOf(method, headers)).mayRepeat()).toBe(mayRepeat);
  });

  it("is sent whole again after it broke off", async () => {
    const request = requestOf("POST", { "idempotency-key": "a" });
    const body = bufferedBody(request);
    const broken = new PassThrough();
    body.sendTo(broken);
    request.write("first ");
    await new Promise((resolve) => setImmediate(resolve));
    body.stop(broken);
    const again = new PassThrough();
    body.sendTo(again);
    request.end("second");
    expect(await textOf(again)).toBe("first second");
  });

  it("may not be repeated once it is longer than what is kept", async () => {
    const request = requestOf("POST", { "idempotency-key": "a" });
    const body = bufferedBody(request);
    const onward = new PassThrough();
    onward.resume();
    body.sendTo(onward);
    request.write(Buffer.alloc(600_000));
    await new Promise((resolve) => setImmediate(resolve));
    expect(body.mayRepeat()).toBe(true);
    request.end(Buffer.alloc(600_000));
    await new Promise((resolve) => onward.once("finish", resolve));
    expect(body.mayRepeat()).toBe(false);
  });

  it("is read to its end when nobody wants it", async () => {
    const request = requestOf("GET");
    const body = bufferedBody(request);
    const onward = new PassThrough();
    body.sendTo(onward);
    body.drop();
    request.end("unwanted");
    await new Promise((resolve) => request.once("end", resolve));
    expect(body.mayRepeat()).toBe(false);
    expect(onward.readableLength).toBe(0);
  });
});
