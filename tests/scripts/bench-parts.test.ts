import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badFiles } from "../../scripts/bench/bad-files";
import { measure, quantile } from "../../scripts/bench/latency.mjs";

describe("a quantile", () => {
  it("is the value below which that share of the sorted samples lies", () => {
    const samples = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([quantile(samples, 0), quantile(samples, 0.5), quantile(samples, 0.95)]).toEqual([1, 51, 96]);
    expect(quantile([7], 0.95)).toBe(7);
  });
});

describe("latencies", () => {
  let server: Server;
  let url = "";
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers["x-key"] ?? ""}`.trim());
      response.statusCode = request.url === "/broken" ? 500 : 200;
      setTimeout(() => response.end("done"), request.url === "/slow" ? 60 : 0);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it("are taken in turn, with each target's own headers, and told apart", async () => {
    const targets = {
      fast: { url: `${url}/fast`, headers: { "x-key": "a" } },
      slow: { url: `${url}/slow`, headers: {} },
    };
    const times = await measure(targets, 3);
    expect(asked.slice(-4)).toEqual(["/fast a", "/slow", "/fast a", "/slow"]);
    expect(times.slow?.p50).toBeGreaterThan(50);
    expect(times.slow?.p50).toBeGreaterThan(times.fast?.p50 ?? 0);
    expect(times.slow?.p95).toBeGreaterThanOrEqual(times.slow?.p50 ?? 0);
  });

  it("are none of an answer that is no success", async () => {
    await expect(measure({ broken: { url: `${url}/broken`, headers: {} } }, 1)).rejects.toThrow("500");
  });
});

describe("bad files", () => {
  const made = (count: number, round: number) => [...badFiles(count, round)];

  it("are the same for the same round, and others for another", () => {
    const bytes = (round: number) => made(4, round).map((file) => Buffer.from(file.bytes).toString("base64"));
    const [first, again, other] = [bytes(1), bytes(1), bytes(2)];
    expect(again).toEqual(first);
    expect(first.filter((file) => file !== "" && other.includes(file))).toEqual([]);
  });

  it("are of all kinds, each another file under a name of its own", () => {
    const files = made(24, 1);
    for (const kind of ["cut-", "spoilt-", "disguised-"])
      expect(files.filter(({ name }) => name.includes(kind)).length).toBeGreaterThanOrEqual(6);
    expect(new Set(files.map(({ name }) => name)).size).toBe(24);
    const whole = files.filter((file) => file.bytes.length > 0);
    expect(new Set(whole.map((file) => Buffer.from(file.bytes).toString("base64"))).size).toBe(whole.length);
  });

  it("are made one by one: the first does not wait for the others", () => {
    const { value } = badFiles(1_000_000, 1).next();
    expect(value?.name).toMatch(/^1-0-cut-/);
  });
});
