import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  buttonOf,
  controlNamed,
  controlOf,
  inputAt,
  isControl,
} from "~/components/documents/review-controls";
import { sendFile } from "~/components/documents/send-file";
import { countryIn, isFormValid, liveProblem } from "~/components/tenants/live-problem";

afterEach(() => vi.unstubAllGlobals());

/** What a browser has of a form's control, without a browser. */
class Control {
  constructor(
    readonly name = "",
    readonly value = "",
    readonly more: Record<string, unknown> = {},
  ) {
    Object.assign(this, more);
  }
  getAttribute(name: string) {
    return (this.more[name] as string | undefined) ?? null;
  }
}
class Input extends Control {}
class Area extends Control {}
class Select extends Control {}
class PressedButton extends Control {}

beforeEach(() => {
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", Area);
  vi.stubGlobal("HTMLSelectElement", Select);
  vi.stubGlobal("HTMLButtonElement", PressedButton);
});

const formOf = (...controls: Control[]) => {
  const elements = Object.assign([...controls], {
    namedItem: (name: string) => controls.find((control) => control.name === name) ?? null,
  });
  return { elements } as unknown as HTMLFormElement;
};
const asTarget = (control: Control) => control as unknown as EventTarget;

describe("the controls of a review", () => {
  const total = new Input("field.total", "12");
  const cell = new Input("line.0.quantity", "3");
  const address = new Area("field.vendorAddress", "x");
  const form = formOf(total, cell, address, new Select("field.kind"), new Input("comment"));

  it("are inputs and areas of text, and nothing else", () => {
    expect([total, address].map(isControl)).toEqual([true, true]);
    expect([new Select("a"), null, undefined, {}].map(isControl)).toEqual([false, false, false, false]);
  });

  it("have a short name where they hold a value of the document", () => {
    expect([total, cell, address].map((control) => inputAt(asTarget(control)))).toEqual([
      "total",
      "line.0.quantity",
      "vendorAddress",
    ]);
    expect(inputAt(asTarget(new Input("comment")))).toBeNull();
    expect(inputAt(asTarget(new Input("outline.x")))).toBeNull();
    expect(inputAt(asTarget(new Select("field.kind")))).toBeNull();
  });

  it("are found by that name again", () => {
    expect(controlOf(form, "total")).toBe(total);
    expect(controlOf(form, "line.0.quantity")).toBe(cell);
    expect(controlOf(form, "gone")).toBeNull();
    expect(controlOf(null, "total")).toBeNull();
    expect(controlNamed(form, "field.kind")).toBeNull();
  });

  it("are sent by the button of an intent and address that can be pressed", () => {
    const button = (value: string, formaction: string, disabled = false) =>
      new PressedButton("intent", value, { formaction, disabled });
    const here = button("save", "?page=1");
    const pressable = formOf(button("save", "?page=2"), button("undo", "?page=1", true), here);
    expect(buttonOf(pressable, "save", "?page=1")).toBe(here);
    expect(buttonOf(pressable, "undo", "?page=1")).toBeNull();
    expect(buttonOf(pressable, "approve", "?page=1")).toBeNull();
    expect(
      buttonOf(formOf(new Input("intent", "save", { formaction: "?page=1" })), "save", "?page=1"),
    ).toBeNull();
  });
});

describe("a form while it is filled in", () => {
  const country = (code: string) => new Select("countryCode", code);
  const postal = (value: string, code: string) => {
    const control = new Input("postalCode", value, { required: true });
    return Object.assign(control, { form: formOf(country(code), control) }) as unknown as HTMLInputElement;
  };

  it("misses what is required, spaces being nothing", () => {
    const field = (value: string, required: boolean) =>
      liveProblem(new Input("city", value, { required }) as unknown as HTMLInputElement);
    expect([field("", true), field("  ", true)]).toEqual(["form.required", "form.required"]);
    expect([field("Bath", true), field("", false)]).toEqual([null, null]);
  });

  it("has a postal code as its country writes them", () => {
    expect(liveProblem(postal("BA1 1AA", "GB"))).toBeNull();
    expect(liveProblem(postal("BA1 1AA", "DE"))).toBe("tenants.problem.postal-code-digits");
    expect(liveProblem(postal(" 10115 ", "DE"))).toBeNull();
    expect(liveProblem(postal("123", "DE"))).toBe("tenants.problem.postal-code-short");
  });

  it("is right when every field is, whatever else stands in it", () => {
    const city = (value: string) => new Input("city", value, { required: true });
    expect(isFormValid(formOf(country("DE"), city("Bath"), new PressedButton("intent", "")))).toBe(true);
    expect(isFormValid(formOf(country("DE"), city("")))).toBe(false);
    expect(isFormValid(formOf(new Select("countryCode", "", { required: true })))).toBe(false);
  });

  it("has no country before one is chosen", () => {
    expect(countryIn(formOf(country("AU")))).toBe("AU");
    expect(countryIn(formOf(new Input("countryCode", "AU")))).toBe("");
    expect(countryIn(null)).toBe("");
  });
});

describe("a file that is sent", () => {
  type Sent = { to: string; method: string; headers: Record<string, string>; body: FormData };
  const sent: Sent[] = [];
  let last: Request;

  /** A request of a browser that answers when it is told to. */
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    response: unknown = null;
    responseURL = "";
    responseType = "";
    private opened = { to: "", method: "", headers: {} as Record<string, string> };
    private retryAfter: string | null = null;
    constructor() {
      last = this;
    }
    open(method: string, to: string) {
      this.opened = { ...this.opened, method, to };
    }
    setRequestHeader(name: string, value: string) {
      this.opened.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === "Retry-After" ? this.retryAfter : null;
    }
    send(body: FormData) {
      sent.push({ ...this.opened, body });
    }
    answer(status: number, response: unknown, more: { url?: string; retryAfter?: string } = {}) {
      this.status = status;
      this.response = response;
      this.responseURL = more.url ?? "https://fieldwise.example/documents";
      this.retryAfter = more.retryAfter ?? null;
      this.onload?.();
    }
  }

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal("XMLHttpRequest", Request);
  });
  const send = (shares: number[] = []) =>
    sendFile({ file: new Blob(["x"]), key: "key-12345678" }, "a.pdf", "/to", (share) => shares.push(share));

  it("goes as a form would send it, with the key by which it is taken once", async () => {
    const outcome = send();
    last.answer(200, { received: [{ documentId: "d1" }] });
    expect(await outcome).toEqual({ state: "received" });
    expect(sent[0]).toMatchObject({
      to: "/to",
      method: "POST",
      headers: { "Idempotency-Key": "key-12345678" },
    });
    expect(sent[0]?.body.get("file")).toMatchObject({ name: "a.pdf" });
    expect(last.responseType).toBe("json");
  });

  it("tells how far it is, and nothing where that is not known", () => {
    const shares: number[] = [];
    void send(shares);
    last.upload.onprogress?.({ loaded: 1, total: 4 });
    last.upload.onprogress?.({ loaded: 1, total: 0 });
    expect(shares).toEqual([0.25, 0]);
  });

  it("is refused with the server's reason, whatever the status", async () => {
    for (const status of [200, 413, 422]) {
      const outcome = send();
      last.answer(status, { refused: [{ messageKey: "error.file-too-large", values: { megabytes: 50 } }] });
      expect(await outcome).toEqual({
        state: "refused",
        messageKey: "error.file-too-large",
        values: { megabytes: 50 },
      });
    }
  });

  it.each([
    [503, true, "30"],
    [429, true, null],
    [500, true, null],
    [404, false, null],
    [400, false, null],
  ])("that was answered %d comes back by itself: %s", async (status, byItself, retryAfter) => {
    const outcome = send();
    last.answer(status, null, retryAfter ? { retryAfter } : {});
    expect(await outcome).toEqual({
      state: "again",
      messageKey: "documents.upload.lost",
      byItself,
      retryAfter,
    });
  });

  it("whose session is over waits for a person: by its answer, or by the page that it was led to", async () => {
    const over = {
      state: "again",
      messageKey: "documents.upload.signed-out",
      byItself: false,
      retryAfter: null,
    };
    const refused = send();
    last.answer(401, null);
    expect(await refused).toEqual(over);
    for (const url of ["https://x.example/login", "https://x.example/login?returnTo=%2F"]) {
      const led = send();
      last.answer(200, null, { url });
      expect(await led).toEqual(over);
    }
    const page = send();
    last.answer(200, null, { url: "https://x.example/login-help" });
    expect(await page).toMatchObject({ messageKey: "documents.upload.lost", byItself: false });
  });

  it("that got no answer comes back by itself, and asks no header of nothing", async () => {
    for (const how of ["onerror", "onabort"] as const) {
      const outcome = send();
      last[how]?.();
      expect(await outcome).toEqual({
        state: "again",
        messageKey: "documents.upload.lost",
        byItself: true,
        retryAfter: null,
      });
    }
  });

  it("is not received where nothing was", async () => {
    const outcome = send();
    last.answer(200, { received: [], refused: [] });
    expect(await outcome).toMatchObject({ state: "again" });
  });
});
