import { readingLimits } from "@fieldwise/engine/reading";
import { readUpload } from "@workers/api/read-upload";
import { describe, expect, it } from "vitest";

const to = "https://fieldwise.example/api/upload";
const sent = (form: FormData) => new Request(to, { method: "POST", body: form });
const raw = (body: BodyInit | null, type: string, headers: Record<string, string> = {}) =>
  new Request(to, { method: "POST", body, headers: { "Content-Type": type, ...headers } });
function formOf(...files: [name: string, text: string, fileName?: string][]): FormData {
  const form = new FormData();
  for (const [name, text, fileName] of files)
    if (fileName === undefined) form.append(name, text);
    else form.append(name, new File([text], fileName));
  return form;
}
const problemOf = (request: Request) =>
  readUpload(request).then(
    () => null,
    (error: { code: string; messageKey: string; field?: string }) => ({
      code: error.code,
      messageKey: error.messageKey,
      field: error.field,
    }),
  );

describe("the file of an upload by the API", () => {
  it("is its bytes and its name", async () => {
    const { fileName, bytes } = await readUpload(sent(formOf(["file", "%PDF-1.7", "bill é.pdf"])));
    expect(fileName).toBe("bill é.pdf");
    expect(new TextDecoder().decode(bytes)).toBe("%PDF-1.7");
  });

  it("is found among other fields", async () => {
    const { fileName } = await readUpload(
      sent(formOf(["note", "x"], ["other", "y", "other.pdf"], ["file", "z", "this.pdf"])),
    );
    expect(fileName).toBe("this.pdf");
  });

  it("may be sent without a name, and empty", async () => {
    const { fileName, bytes } = await readUpload(sent(formOf(["file", ""])));
    expect([fileName, bytes.length]).toEqual(["", 0]);
  });

  it("is missing where no field has its name", async () => {
    expect(await problemOf(sent(formOf(["document", "x", "a.pdf"])))).toEqual({
      code: "invalid",
      messageKey: "api.error.no-file",
      field: "file",
    });
  });

  it("is one: two are refused", async () => {
    expect(await problemOf(sent(formOf(["file", "x", "a.pdf"], ["file", "y", "b.pdf"])))).toMatchObject({
      code: "invalid",
      messageKey: "api.error.one-file",
    });
  });

  it.each([
    ["application/json", "{}"],
    ["multipart/form-data", "no boundary"],
    ["text/multipart/form-data; boundary=x", "--x--"],
  ])("comes in a form of parts, not as %s", async (type, body) => {
    expect(await problemOf(raw(body, type))).toMatchObject({ code: "unsupported-media-type" });
  });

  it("in a form that breaks off is malformed", async () => {
    const broken = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nabc';
    expect(await problemOf(raw(broken, "multipart/form-data; boundary=x"))).toMatchObject({
      code: "malformed",
    });
  });

  it("that says itself that it is too large is refused before it is read", async () => {
    const body = new ReadableStream({
      pull: () => {
        throw new Error("was read");
      },
    });
    const request = new Request(to, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": String(readingLimits.fileBytes * 2),
      },
      duplex: "half",
    } as RequestInit);
    expect(await problemOf(request)).toMatchObject({ code: "too-large", messageKey: "error.file-too-large" });
  });

  it.each([
    ["in one part", "file", true],
    ["in parts that nobody asked for", "note", false],
  ])("that goes on without end %s is refused when it has passed the bound", async (_how, name, isOne) => {
    const head = new TextEncoder().encode(
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`,
    );
    const end = new TextEncoder().encode("\r\n");
    const piece = new Uint8Array(1024 * 1024);
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        if (pieces === 0 || !isOne) stream.enqueue(head);
        stream.enqueue(piece);
        if (!isOne) stream.enqueue(end);
        pieces += 1;
      },
    });
    const request = new Request(to, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);
    expect(await problemOf(request)).toMatchObject({ code: "too-large" });
    expect(pieces * piece.length).toBeLessThan(readingLimits.fileBytes + 8 * piece.length);
  });
});
