import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { watchHeaders } from "~/operations/zip-files/steps/watch-headers";

/** A local header of a ZIP entry with these flags, in front of some bytes of its data. */
function entry(name: Uint8Array, flags: number): Uint8Array {
  const header = new Uint8Array(30 + name.length + 8);
  header.set([0x50, 0x4b, 0x03, 0x04]);
  header[6] = flags & 0xff;
  header[7] = flags >> 8;
  header[26] = name.length & 0xff;
  header[27] = name.length >> 8;
  header.set(name, 30);
  return header;
}
const ascii = (text: string) => new TextEncoder().encode(text);
const [locked, utf8] = [1, 2048];

function passing(...chunks: Uint8Array[]) {
  const watch = watchHeaders();
  for (const chunk of chunks) watch.pass(chunk);
  return watch;
}

describe("an entry of a ZIP file", () => {
  it("has a password where its header says so", () => {
    expect(passing(entry(ascii("a.pdf"), locked)).isLocked("a.pdf")).toBe(true);
    expect(passing(entry(ascii("a.pdf"), 0)).isLocked("a.pdf")).toBe(false);
    expect(passing(entry(ascii("a.pdf"), utf8 | locked)).isLocked("a.pdf")).toBe(true);
    expect(passing(entry(ascii("a.pdf"), utf8)).isLocked("a.pdf")).toBe(false);
  });

  it("is known by its name among others, the latest of two", () => {
    const watch = passing(entry(ascii("a.pdf"), locked), entry(ascii("b.pdf"), 0));
    expect([watch.isLocked("a.pdf"), watch.isLocked("b.pdf"), watch.isLocked("c.pdf")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(passing(entry(ascii("a.pdf"), locked), entry(ascii("a.pdf"), 0)).isLocked("a.pdf")).toBe(false);
    expect(passing(entry(ascii("a.pdf"), 0), entry(ascii("a.pdf"), locked)).isLocked("a.pdf")).toBe(true);
  });

  it("is not taken for one whose name begins the same", () => {
    const watch = passing(entry(ascii("a.pdf.exe"), locked));
    expect(watch.isLocked("a.pdf")).toBe(false);
  });

  it("is found where its header lies in two pieces, wherever they part", () => {
    const whole = entry(ascii("report.pdf"), locked);
    for (let cut = 1; cut < whole.length; cut += 1)
      expect(passing(whole.slice(0, cut), whole.slice(cut)).isLocked("report.pdf"), `cut at ${cut}`).toBe(
        true,
      );
  });

  it("is forgotten two pieces on", () => {
    const watch = passing(entry(ascii("a.pdf"), locked), new Uint8Array(40), new Uint8Array(40));
    expect(watch.isLocked("a.pdf")).toBe(false);
  });

  it("may be named in UTF-8, or in bytes that are read one by one", () => {
    const name = "Rechnung Ä.pdf";
    expect(passing(entry(new TextEncoder().encode(name), utf8 | locked)).isLocked(name)).toBe(true);
    expect(passing(entry(Uint8Array.from([0x80, 0xc4]), locked)).isLocked("\u0080Ä")).toBe(true);
  });

  it("of a real archive without a password is open", () => {
    const bytes = zipSync({ "a.pdf": ascii("x"), "ä.pdf": ascii("y") });
    const watch = passing(bytes);
    expect([watch.isLocked("a.pdf"), watch.isLocked("ä.pdf")]).toEqual([false, false]);
  });

  it("is open where nothing has passed", () => {
    expect(watchHeaders().isLocked("a.pdf")).toBe(false);
  });
});
