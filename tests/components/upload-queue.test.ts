import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxUploadTries } from "~/domain/intake/upload-retry";

/** What the server answers to one sending of a file. */
type Answer = { status: number; body?: unknown; url?: string; retryAfter?: string };

/** The requests that are under way, each to be answered by the test. */
let requests: FakeRequest[] = [];

/** A request of a browser that the test answers. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  response: unknown = null;
  responseType = "";
  responseURL = "";
  status = 0;
  headers: Record<string, string> = {};
  body: FormData | null = null;
  to = "";
  private retryAfter: string | null = null;

  open(_method: string, to: string) {
    this.to = to;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return this.retryAfter;
  }
  send(body: FormData) {
    this.body = body;
    requests.push(this);
  }
  answer({ status, body = null, url = this.to, retryAfter = "" }: Answer) {
    requests = requests.filter((request) => request !== this);
    Object.assign(this, { status, response: body, responseURL: url, retryAfter: retryAfter || null });
    if (status === 0) this.onerror?.();
    else this.onload?.();
  }
}

const taken: Answer = { status: 200, body: { received: [{}], refused: [] } };
const refused: Answer = {
  status: 200,
  body: { received: [], refused: [{ messageKey: "documents.error.too-large", values: { most: 20 } }] },
};

const file = (name: string, text = name) => new File([text], name);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The files that go to an address that no other test sends to. */
async function newLine() {
  vi.resetModules();
  const { uploadQueueTo } = await import("~/components/documents/upload-queue");
  return uploadQueueTo("/model/upload");
}
const states = (line: Awaited<ReturnType<typeof newLine>>) => line.now().map(({ state }) => state);

describe("the page from which files are sent", () => {
  it("has the browser ask before it is closed, as long as a file is under way", async () => {
    const asking = new Set<string>();
    vi.stubGlobal("addEventListener", (kind: string) => asking.add(kind));
    vi.stubGlobal("removeEventListener", (kind: string) => asking.delete(kind));
    const line = await newLine();
    line.begin([file("a.pdf")]);
    await settled();
    expect([...asking]).toEqual(["beforeunload"]);
    requests[0]?.answer(taken);
    await settled();
    expect([...asking]).toEqual([]);
  });
});

describe("files on their way", () => {
  it("four at once, the others in their turn", async () => {
    const line = await newLine();
    line.begin(["a", "b", "c", "d", "e", "f"].map((name) => file(name)));
    await settled();
    expect(requests).toHaveLength(4);
    expect(states(line)).toEqual([...Array.from({ length: 4 }, () => "sending"), "waiting", "waiting"]);
    requests[1]?.answer(taken);
    await settled();
    expect(requests).toHaveLength(4);
    expect(states(line)[1]).toBe("received");
    expect(states(line)[4]).toBe("sending");
  });

  it("carry a key of their own, so that none is taken twice", async () => {
    const line = await newLine();
    line.begin([file("a"), file("b")]);
    await settled();
    const keys = requests.map(({ headers }) => headers["Idempotency-Key"]);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(requests.map(({ to }) => to)).toEqual(["/model/upload", "/model/upload"]);
    expect(requests[0]?.body?.get("file")).toMatchObject({ name: "a" });
  });

  it("tell how much of them has left", async () => {
    const line = await newLine();
    line.begin([file("a")]);
    await settled();
    requests[0]?.upload.onprogress?.({ loaded: 25, total: 100 });
    expect(line.now()[0]?.share).toBe(0.25);
    requests[0]?.upload.onprogress?.({ loaded: 0, total: 0 });
    expect(line.now()[0]?.share).toBe(0);
    requests[0]?.answer(taken);
    await settled();
    expect(line.now()[0]).toMatchObject({ share: 1, file: null, message: null });
  });

  it("that are refused say why, and are not sent again", async () => {
    const line = await newLine();
    line.begin([file("a")]);
    await settled();
    requests[0]?.answer(refused);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toEqual([]);
    expect(line.now()[0]).toMatchObject({
      state: "refused",
      message: { messageKey: "documents.error.too-large", values: { most: 20 } },
    });
  });

  it.each([0, 429, 500, 503])("go again by themselves after %i, with the same key", async (status) => {
    const line = await newLine();
    line.begin([file("a")]);
    await settled();
    const key = requests[0]?.headers["Idempotency-Key"];
    requests[0]?.answer({ status });
    await settled();
    expect(states(line)).toEqual(["retrying"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests[0]?.headers["Idempotency-Key"]).toBe(key);
    requests[0]?.answer(taken);
    await settled();
    expect(states(line)).toEqual(["received"]);
  });

  it("wait as long as the server asks for", async () => {
    const line = await newLine();
    line.begin([file("a")]);
    await settled();
    requests[0]?.answer({ status: 429, retryAfter: "20" });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(requests).toHaveLength(1);
    expect(states(line)).toEqual(["sending"]);
  });

  it("are left to the person after the last try", async () => {
    const line = await newLine();
    line.begin([file("a")]);
    let tries = 0;
    for (; tries < 50; tries++) {
      await vi.advanceTimersByTimeAsync(61_000);
      if (requests.length === 0) break;
      requests[0]?.answer({ status: 503 });
    }
    expect(tries).toBe(maxUploadTries);
    expect(line.now()[0]).toMatchObject({ state: "again", message: { messageKey: "documents.upload.lost" } });
  });

  it("wait for the person where the session ended, also behind a page of the sign-in", async () => {
    for (const answer of [
      { status: 401 },
      { status: 200, body: null, url: "https://x.example/login?to=%2F" },
    ]) {
      const line = await newLine();
      line.begin([file("a")]);
      await settled();
      requests.at(-1)?.answer(answer);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(line.now()[0]).toMatchObject({
        state: "again",
        message: { messageKey: "documents.upload.signed-out" },
      });
      expect(requests).toEqual([]);
    }
  });

  it("go again when the person says so, only those that wait for that", async () => {
    const line = await newLine();
    line.begin([file("a"), file("b")]);
    await settled();
    requests[0]?.answer({ status: 401 });
    await settled();
    requests[0]?.answer(taken);
    await settled();
    const keys = line.now().map(({ key }) => key);
    line.sendAgain(keys);
    await settled();
    expect(states(line)).toEqual(["sending", "received"]);
    expect(requests[0]?.headers["Idempotency-Key"]).toBe(keys[0]);
  });

  it("keep their key when they are chosen once more", async () => {
    const line = await newLine();
    line.begin([file("a", "same")]);
    await settled();
    const key = line.now()[0]?.key;
    requests[0]?.answer({ status: 401 });
    await settled();
    line.begin([file("a", "same"), file("a", "other text")]);
    await settled();
    expect(line.now()).toHaveLength(2);
    expect(line.now().map((upload) => upload.key === key)).toEqual([true, false]);
  });

  it("are forgotten when the person gives them up", async () => {
    const line = await newLine();
    line.begin([file("a"), file("b")]);
    await settled();
    requests[0]?.answer({ status: 401 });
    await settled();
    line.giveUp([line.now()[0]?.key ?? ""]);
    expect(line.now().map(({ fileName }) => fileName)).toEqual(["b"]);
  });

  it("tell whoever watches, until the screen is left", async () => {
    const line = await newLine();
    const changed = vi.fn();
    const leave = line.watch(changed);
    line.begin([file("a")]);
    await settled();
    expect(changed).toHaveBeenCalled();
    leave();
    const before = changed.mock.calls.length;
    requests[0]?.answer(taken);
    await settled();
    expect(changed.mock.calls.length).toBe(before);
    // Done while another screen is looked at: it is told on the way back.
    expect(states(line)).toEqual(["received"]);
  });

  it("that were done before the screen was left are told no longer", async () => {
    const line = await newLine();
    const leave = line.watch(() => {});
    line.begin([file("a")]);
    await settled();
    requests[0]?.answer(taken);
    await settled();
    leave();
    await settled();
    expect(line.now()).toEqual([]);
  });

  it("are all taken up where the browser keeps nothing: there are none", async () => {
    const line = await newLine();
    await line.takeUp();
    expect(line.now()).toEqual([]);
  });
});
