import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { eachMessage } from "~/platform/each-message";
import { erpHostsOf } from "~/platform/erp/erp-hosts";
import { anyOf, codesThere, quoted } from "~/platform/erp/odata-filter";
import { putMultipart } from "~/platform/put-multipart";
import { sizeAtResolution, sizeAtWidth } from "~/platform/reader/picture-size";
import { rememberedJson } from "~/platform/sign-in/remembered-json";
import { limitedText } from "~/platform/suggester/limited-text";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a filter of OData", () => {
  it("lets no text end itself", () => {
    expect(quoted("O'Hara's")).toBe("'O''Hara''s'");
    expect(quoted("' or 1 eq 1 or '")).toBe("''' or 1 eq 1 or '''");
    expect(anyOf("number", ["a", "b'"])).toBe("number eq 'a' or number eq 'b'''");
  });

  it("asks for many codes in parts, and compares them in upper case", async () => {
    const asked: string[][] = [];
    const codes = Array.from({ length: 45 }, (_, at) => `c${at}`);
    const there = await codesThere(codes, async (some) => {
      asked.push(some);
      return some.filter((code) => code.endsWith("3"));
    });
    expect(asked.map((some) => some.length)).toEqual([20, 20, 5]);
    expect(asked.flat()).toEqual(codes);
    expect([...there]).toEqual(["C3", "C13", "C23", "C33", "C43"]);
  });

  it("asks for nothing where there is none", async () => {
    const list = vi.fn(async () => []);
    expect((await codesThere([], list)).size).toBe(0);
    expect(list).not.toHaveBeenCalled();
  });
});

describe("the hosts of ERP systems", () => {
  const standIns = {
    ERP_LOGIN_URL: "http://login",
    ERP_BUSINESS_CENTRAL_URL: "http://central",
    ERP_OPERATIONS_URL: "http://operations",
  };

  it("are Microsoft's, whatever else is set, outside of one's own machine", () => {
    const hosts = erpHostsOf({ APP_ENV: "production", ...standIns });
    expect([hosts.login, hosts.businessCentral, hosts.operations("contoso")]).toEqual([
      "https://login.microsoftonline.com",
      "https://api.businesscentral.dynamics.com",
      "https://contoso.operations.dynamics.com",
    ]);
  });

  it("are stand-ins there where these are set", () => {
    const hosts = erpHostsOf({ APP_ENV: "local", ...standIns });
    expect([hosts.login, hosts.businessCentral, hosts.operations("contoso")]).toEqual([
      "http://login",
      "http://central",
      "http://operations",
    ]);
    expect(erpHostsOf({ APP_ENV: "local" }).login).toBe("https://login.microsoftonline.com");
  });
});

describe("a text of limited length", () => {
  const streamed = (...chunks: string[]) => {
    const state = { cancelled: false, read: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const chunk = chunks[state.read];
          if (chunk === undefined) return controller.close();
          state.read += 1;
          controller.enqueue(new TextEncoder().encode(chunk));
        },
        cancel() {
          state.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { response: new Response(body), state };
  };

  it("is read whole up to the limit, characters across chunks included", async () => {
    expect(await limitedText(streamed("12345", "67890").response, 10)).toBe("1234567890");
    const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])];
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    expect(await limitedText(new Response(body), 2)).toBe("é");
  });

  it("is refused a byte later, without reading on", async () => {
    const { response, state } = streamed("12345", "678901", "never");
    await expect(limitedText(response, 10)).rejects.toThrow("too large");
    expect(state).toEqual({ cancelled: true, read: 2 });
  });

  it("is empty where there is no body", async () => {
    expect(await limitedText(new Response(null), 0)).toBe("");
  });
});

describe("JSON that is remembered", () => {
  const answering = (...answers: Response[]) => {
    const asked = vi.fn(
      async (_url: string, _options?: RequestInit) => answers.shift() ?? new Response("", { status: 500 }),
    );
    vi.stubGlobal("fetch", asked);
    return asked;
  };
  const json = (value: unknown) => new Response(JSON.stringify(value));
  const minute = 60_000;

  it("is asked for once in its lifetime", async () => {
    vi.useFakeTimers({ now: 0 });
    const asked = answering(json({ a: 1 }), json({ a: 2 }));
    const url = "https://x.example/once";
    expect(await rememberedJson(url, minute)).toEqual({ a: 1 });
    vi.setSystemTime(minute - 1);
    expect(await rememberedJson(url, minute)).toEqual({ a: 1 });
    vi.setSystemTime(minute);
    expect(await rememberedJson(url, minute)).toEqual({ a: 2 });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is asked for afresh, though not within ten seconds of the last answer", async () => {
    vi.useFakeTimers({ now: 0 });
    const asked = answering(json(1), json(2));
    const url = "https://x.example/afresh";
    await rememberedJson(url, minute);
    vi.setSystemTime(10_000);
    expect(await rememberedJson(url, minute, { afresh: true })).toBe(1);
    vi.setSystemTime(10_001);
    expect(await rememberedJson(url, minute, { afresh: true })).toBe(2);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("follows no redirect and remembers no failure", async () => {
    const url = "https://x.example/failing";
    const asked = answering(new Response("", { status: 302 }), new Response("no json"), json(3));
    await expect(rememberedJson(url, minute)).rejects.toThrow("302");
    await expect(rememberedJson(url, minute)).rejects.toThrow();
    expect(await rememberedJson(url, minute)).toBe(3);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
  });
});

describe("the messages of a batch", () => {
  const message = (body: unknown, attempts = 1) => ({ body, attempts, ack: vi.fn(), retry: vi.fn() });
  const batchOf = (...messages: ReturnType<typeof message>[]) =>
    ({ queue: "erp", messages }) as unknown as MessageBatch;
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const shape = z.object({ id: z.string() });

  it("are handled each on its own: one that throws comes back, the others leave", async () => {
    const [good, bad, foreign] = [message({ id: "a" }), message({ id: "b" }, 3), message("?")];
    const handled: string[] = [];
    await eachMessage(batchOf(good, bad, foreign), shape, log as never, async ({ id }) => {
      handled.push(id);
      if (id === "b") throw new Error("down");
    });
    expect(handled).toEqual(["a", "b"]);
    expect([good.ack, bad.ack, foreign.ack].map((ack) => ack.mock.calls.length)).toEqual([1, 0, 1]);
    expect(bad.retry).toHaveBeenCalledWith({ delaySeconds: 8 });
    expect(good.retry).not.toHaveBeenCalled();
    expect(log.error.mock.calls.map(([what]) => what).sort()).toEqual([
      "queue.failed",
      "queue.not-understood",
    ]);
  });

  it.each([
    [1, 2],
    [8, 256],
    [9, 300],
    [50, 300],
  ])("that failed %d times wait %d seconds", async (attempts, delaySeconds) => {
    const failing = message({ id: "a" }, attempts);
    await eachMessage(batchOf(failing), shape, log as never, () => Promise.reject(new Error("down")));
    expect(failing.retry).toHaveBeenCalledWith({ delaySeconds });
  });
});

describe("a file that is stored as it comes", () => {
  const mebibyte = 1024 * 1024;
  const bucketOf = (failAt = Number.POSITIVE_INFINITY) => {
    const state = { parts: [] as number[], numbers: [] as number[], completed: 0, aborted: 0 };
    const upload = {
      async uploadPart(number: number, bytes: Uint8Array) {
        if (number === failAt) throw new Error("no storage");
        state.parts.push(bytes.byteLength);
        state.numbers.push(number);
        return { partNumber: number, etag: String(bytes[0]) };
      },
      async complete(parts: unknown[]) {
        state.completed = parts.length;
      },
      async abort() {
        state.aborted += 1;
      },
    };
    const put = vi.fn(async (_key: string, _bytes: Uint8Array, _options: R2PutOptions) => {});
    const bucket = { put, createMultipartUpload: async () => upload } as unknown as R2Bucket;
    return { bucket, state, put };
  };
  const streamOf = (...lengths: number[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const length of lengths) controller.enqueue(new Uint8Array(length).fill(7));
        controller.close();
      },
    });

  it.each([
    ["exactly one part", [8 * mebibyte], [8 * mebibyte]],
    ["a chunk over the edge", [5 * mebibyte, 5 * mebibyte], [8 * mebibyte, 2 * mebibyte]],
    ["a chunk of several parts", [17 * mebibyte], [8 * mebibyte, 8 * mebibyte, mebibyte]],
  ])("of %s has parts of one length, the last shorter", async (_name, chunks, parts) => {
    const { bucket, state } = bucketOf();
    const total = chunks.reduce((sum, length) => sum + length, 0);
    expect(await putMultipart(bucket, "k", streamOf(...chunks), "application/zip")).toBe(total);
    expect(state).toEqual({
      parts,
      numbers: parts.map((_, at) => at + 1),
      completed: parts.length,
      aborted: 0,
    });
  });

  it.each([
    ["nothing", [], 0],
    ["a little", [10, 20], 30],
    ["many pieces", Array.from({ length: 40 }, () => 50_000), 2_000_000],
  ])("of %s is stored with one call and no parts", async (_name, chunks, total) => {
    const { bucket, state, put } = bucketOf();
    expect(await putMultipart(bucket, "k", streamOf(...chunks), "application/zip")).toBe(total);
    expect(state.parts).toEqual([]);
    const [key, bytes, options] = put.mock.calls[0] ?? [];
    expect([put.mock.calls.length, key, options]).toEqual([
      1,
      "k",
      { httpMetadata: { contentType: "application/zip" } },
    ]);
    expect([bytes?.byteLength, bytes?.every((byte) => byte === 7)]).toEqual([total, true]);
    expect(bytes?.buffer.byteLength ?? 0).toBeLessThanOrEqual(Math.max(2 * total, 65_536));
  });

  it("is given up when a part cannot be stored, and says why", async () => {
    const { bucket, state } = bucketOf(2);
    await expect(putMultipart(bucket, "k", streamOf(9 * mebibyte), "x")).rejects.toThrow("no storage");
    expect(state).toMatchObject({ completed: 0, aborted: 1 });
  });
});

describe("the size of a page's picture", () => {
  const a4 = { width: 595, height: 842 };

  it("is that of its resolution, or of its width, in whole pixels", () => {
    expect(sizeAtResolution(a4, 72, 1e9)).toEqual({ width: 595, height: 842 });
    expect(sizeAtResolution(a4, 144, 1e9)).toEqual({ width: 1190, height: 1684 });
    expect(sizeAtWidth(a4, 1190, 1e9)).toEqual({ width: 1190, height: 1684 });
  });

  it("is never more than the most pixels, in the same shape", () => {
    const { width, height } = sizeAtResolution({ width: 10_000, height: 2_500 }, 300, 1_000_000);
    expect([width, height]).toEqual([2000, 500]);
    expect(sizeAtWidth({ width: 100, height: 100 }, 5_000, 10_000)).toEqual({ width: 100, height: 100 });
  });

  it("has a pixel at least", () => {
    expect(sizeAtWidth({ width: 10_000, height: 1 }, 100, 1e9)).toEqual({ width: 100, height: 1 });
  });
});
