import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Fetch = (input: URL | string, init?: RequestInit) => Promise<Response>;

/** The page's own fetch, and what it was asked. */
let network = vi.fn<Fetch>();
/** The window of a page. */
let page: EventTarget & { fetch: Fetch };

class FakeForm extends EventTarget {
  isConnected = true;
  requestSubmit = vi.fn();
}

const ours = () => new Response("data", { headers: { "Content-Type": "text/x-script" } });
const strange = () =>
  new Response("captive portal", { status: 503, headers: { "Content-Type": "text/html" } });
const data = new URL("https://fieldwise.example/documents.data");
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

async function newPage() {
  vi.resetModules();
  network = vi.fn<Fetch>();
  page = Object.assign(new EventTarget(), { fetch: network as Fetch });
  vi.stubGlobal("window", page);
  vi.stubGlobal("HTMLFormElement", FakeForm);
  const held = await import("~/components/shell/pending-requests");
  held.retainFailedRequests();
  return held;
}

let held: Awaited<ReturnType<typeof newPage>>;
beforeEach(async () => {
  held = await newPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A request of the page, with the outcome of it so far. */
function asked(init: RequestInit = {}, input: URL | string = data) {
  const state: { answer?: Response; error?: unknown } = {};
  const done = page.fetch(input, init).then(
    (answer) => void Object.assign(state, { answer }),
    (error) => void Object.assign(state, { error }),
  );
  return { state, done };
}

describe("a request of a page", () => {
  it("that is answered goes through", async () => {
    network.mockResolvedValueOnce(ours());
    const { state, done } = asked();
    await done;
    expect(await state.answer?.text()).toBe("data");
  });

  it("that our server refuses goes through too: the page tells why", async () => {
    network.mockResolvedValueOnce(
      new Response("no", { status: 403, headers: { "Content-Type": "text/x-script" } }),
    );
    const { state, done } = asked({ method: "POST" });
    await done;
    expect(state.answer?.status).toBe(403);
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["somebody else's answer", () => Promise.resolve(strange())],
  ])("waits behind %s, and goes on when asked again", async (_what, first) => {
    network.mockImplementationOnce(first).mockResolvedValueOnce(ours());
    const { state, done } = asked();
    await turn();
    expect(state).toEqual({});
    held.retryPendingRequests();
    await done;
    expect(state.answer?.status).toBe(200);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it("that reads is asked again by itself when the network is back", async () => {
    network.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(ours());
    const { state, done } = asked();
    await turn();
    page.dispatchEvent(new Event("online"));
    await done;
    expect(state.answer?.ok).toBe(true);
  });

  it("that writes is not: the person presses again", async () => {
    network.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(ours());
    const { state } = asked({ method: "POST" });
    await turn();
    page.dispatchEvent(new Event("online"));
    await turn();
    expect(state).toEqual({});
    expect(network).toHaveBeenCalledTimes(1);
  });

  it("that writes presses its button again, so that what was typed since goes too", async () => {
    network.mockRejectedValueOnce(new TypeError());
    const form = new FakeForm();
    const press = Object.assign(new Event("submit"), { submitter: null });
    Object.defineProperty(press, "target", { value: form });
    page.dispatchEvent(press);
    const { state } = asked({ method: "POST" });
    await turn();
    held.retryPendingRequests();
    await turn();
    expect(form.requestSubmit).toHaveBeenCalledTimes(1);
    expect(state).toEqual({});
  });

  it("that is too large waits, and is not sent again as it is", async () => {
    network.mockResolvedValueOnce(new Response("", { status: 413 }));
    const { state } = asked({ method: "POST" });
    await turn();
    held.retryPendingRequests();
    await turn();
    expect(state).toEqual({});
    expect(network).toHaveBeenCalledTimes(1);
  });

  it("ends its wait when another page is asked for", async () => {
    network.mockRejectedValue(new TypeError());
    const leaving = new AbortController();
    const { state, done } = asked({ signal: leaving.signal });
    await turn();
    leaving.abort(new Error("left"));
    await done;
    expect(state.error).toEqual(new Error("left"));
  });

  it("that is left before its answer does not wait at all", async () => {
    const leaving = new AbortController();
    network.mockImplementationOnce(async () => {
      leaving.abort(new Error("left"));
      throw new TypeError();
    });
    const { state, done } = asked({ signal: leaving.signal });
    await done;
    expect(state.error).toBeInstanceOf(TypeError);
  });

  it("whose answer breaks off halfway waits", async () => {
    const broken = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode("da"));
        stream.error(new TypeError("network changed"));
      },
    });
    network.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(ours());
    const { state, done } = asked();
    await turn();
    expect(state).toEqual({});
    held.retryPendingRequests();
    await done;
    expect(state.answer?.ok).toBe(true);
  });

  it("for something else than a page's data is the browser's own", async () => {
    network.mockRejectedValue(new TypeError("gone"));
    for (const input of ["/assets/x.js", new URL("https://fieldwise.example/assets/x.js")]) {
      const { state, done } = asked({}, input);
      await done;
      expect(state.error).toEqual(new TypeError("gone"));
    }
  });
});
