import { inflateSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import {
  type BillLine,
  decimal,
  lineCents,
  percentOf,
  printed,
  sumCents,
  trueFields,
  trueLines,
} from "../../../lab/samples/amounts";
import { withExifTurn } from "../../../lab/samples/exif-turn";
import { A4, joined, LETTER, onPaper, rows, text } from "../../../lab/samples/paper";
import { pagesOf, plainPdf } from "../../../lab/samples/plain-pdf";
import { pngFile } from "../../../lab/samples/png-file";
import { pdfOf, pictureInPdf } from "../../../lab/samples/written-pdf";
import { greyPng } from "../../../lab/samples/written-png";

const line = (quantity: number, unitCents: number, code = "A-1"): BillLine => ({
  code,
  description: "Rope",
  quantity,
  unitCents,
});

describe("the amounts of a sample", () => {
  test.each([
    [6, 6425, 38_550],
    [6.5, 11_000, 71_500],
    [0.333, 100, 33],
    [3, 33.335, 100],
    [1, 0, 0],
  ])("%d at %d cents are %d cents", (quantity, unitCents, cents) => {
    expect(lineCents(line(quantity, unitCents))).toBe(cents);
  });

  it("add up line by line, each rounded by itself", () => {
    expect(sumCents([line(1, 0.4), line(1, 0.4), line(1, 0.6)])).toBe(1);
    expect(sumCents([])).toBe(0);
  });

  test.each([
    [10_000, 8.25, 825],
    [9_999, 10, 1_000],
    [1, 19, 0],
    [-5_000, 21, -1_050],
  ])("%d at %d percent are %d", (cents, rate, expected) => {
    expect(percentOf(cents, rate)).toBe(expected);
  });

  test.each([
    [123_450, "1234.50"],
    [5, "0.05"],
    [0, "0.00"],
    [-199, "-1.99"],
  ])("%d cents are %s", (cents, expected) => {
    expect(decimal(cents)).toBe(expected);
  });

  test.each([
    [12_345_000, "en-US", "123,450.00"],
    [12_345_000, "en-IN", "1,23,450.00"],
    [12_345_000, "de-DE", "123.450,00"],
    [99, "en-US", "0.99"],
  ])("%d cents are printed in %s as %s", (cents, culture, expected) => {
    expect(printed(cents, culture)).toBe(expected);
  });

  it("are told by the catalogue's keys, a code only where there is one", () => {
    expect(trueLines([line(2, 150), line(1, 99, "")], "10")).toEqual([
      {
        itemCode: "A-1",
        description: "Rope",
        quantity: "2",
        unitPrice: "1.5",
        taxRate: "10",
        netTotal: "3.00",
      },
      { description: "Rope", quantity: "1", unitPrice: "0.99", taxRate: "10", netTotal: "0.99" },
    ]);
    expect(trueLines([line(2, 150)])[0]).not.toHaveProperty("taxRate");
    expect(trueFields({ total: "3.00" })).toEqual({ total: { value: "3.00" } });
  });
});

describe("the drawing of a sample", () => {
  test.each([
    ["Rope & <Twine>", "Rope &amp; &lt;Twine>"],
    ["one\ntwo", "one<br>two"],
    ["5 > 3", "5 > 3"],
  ])("has %j as %j", (value, html) => {
    expect(text(value)).toBe(html);
  });

  it("has rows with a class for each column, and none beyond them", () => {
    expect(rows([["a", "b<"]], ["x"])).toBe('<tr><td class="x">a</td><td class="">b&lt;</td></tr>');
    expect(rows([], ["x"])).toBe("");
  });

  it("fills exactly one sheet each", () => {
    const html = onPaper(A4, ".a { color: red }", ["<p>1</p>", "<p>2</p>"]);
    expect(html.split('<div class="sheet">')).toHaveLength(3);
    expect(html).toContain("@page { size: 210mm 297mm; margin: 0 }");
    expect(html).toContain(".a { color: red }");
    expect(onPaper(LETTER, "", [])).toContain("8.5in 11in");
  });

  it("has addresses as the truth writes them", () => {
    expect(joined(["12 Quay Road", "Portsea"])).toBe("12 Quay Road, Portsea");
  });
});

/** The objects of a PDF as its table says where they begin. */
function objectsOf(bytes: Uint8Array): string[] {
  const whole = Buffer.from(bytes).toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1]);
  expect(whole.slice(start, start + 4)).toBe("xref");
  const offsets = [...whole.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  return offsets.map((offset, index) => {
    expect(whole.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    return whole.slice(offset, whole.indexOf("\nendobj", offset));
  });
}

describe("a written PDF", () => {
  it("has a table that says where each object begins", () => {
    const objects = objectsOf(pdfOf([[Buffer.from("<< /Type /Catalog >>")], [Buffer.from("(two)")]]));
    expect(objects.map((one) => one.split("\n")[1])).toEqual(["<< /Type /Catalog >>", "(two)"]);
  });

  it("has a page for each that is asked for, all of them showing the same", () => {
    const objects = objectsOf(pagesOf(3, "q Q", "<< /Length 3 >>"));
    expect(objects).toHaveLength(7);
    expect(objects[1]).toContain("/Kids [5 0 R 6 0 R 7 0 R] /Count 3");
    for (const page of objects.slice(4)) expect(page).toContain("/Contents 4 0 R");
  });

  it("says lines in which brackets and slashes are letters", () => {
    const [, , , content = ""] = objectsOf(plainPdf(["Rope (white)", "a\\b"]));
    expect(content).toContain("(Rope \\(white\\)) Tj");
    expect(content).toContain("(a\\\\b) Tj");
    const [, length, stream = ""] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(content) ?? [];
    expect(stream.length).toBe(Number(length));
  });

  it("shows a picture over the whole page, its bytes as they are", () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9]);
    const objects = objectsOf(pictureInPdf(jpeg, { width: 200, height: 100 }, { width: 144, height: 72 }));
    expect(objects[2]).toContain("/MediaBox [0 0 144.00 72.00]");
    expect(objects[3]).toContain("q 144.00 0 0 72.00 0 0 cm /Im0 Do Q");
    expect(objects[4]).toContain("/Width 200 /Height 100");
    expect(Buffer.from(objects[4] ?? "", "latin1").includes(Buffer.from(jpeg))).toBe(true);
  });
});

describe("a written PNG", () => {
  const chunksOf = (bytes: Uint8Array) => {
    const view = Buffer.from(bytes);
    const found: [name: string, data: Buffer][] = [];
    for (let at = 8; at < view.length; ) {
      const length = view.readUInt32BE(at);
      found.push([view.toString("latin1", at + 4, at + 8), view.subarray(at + 8, at + 8 + length)]);
      at += length + 12;
    }
    return found;
  };

  it("is its signature, its header, its rows and its end", () => {
    const bytes = pngFile(Buffer.alloc(13, 1), Buffer.from([5, 6]));
    expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(chunksOf(bytes).map(([name, { length }]) => [name, length])).toEqual([
      ["IHDR", 13],
      ["IDAT", 2],
      ["IEND", 0],
    ]);
    // The end of every PNG: nothing, and the checksum of its name.
    expect(bytes.subarray(-4).toString("hex")).toBe("ae426082");
  });

  it("may say another size than it has", () => {
    const [[, header] = ["", Buffer.alloc(13)], [, data] = ["", Buffer.alloc(0)]] = chunksOf(
      greyPng({ width: 20_000, height: 10_000 }, 4_096),
    );
    expect([header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]).toEqual([
      20_000, 10_000, 8, 0,
    ]);
    expect(inflateSync(data)).toHaveLength(4_096);
  });
});

test("a JPEG that is to be turned is the same picture with a note before it", () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 9, 9]);
  const turned = Buffer.from(withExifTurn(jpeg));
  expect(turned.subarray(0, 4).toString("hex")).toBe("ffd8ffe1");
  const length = turned.readUInt16BE(4);
  expect(turned.toString("latin1", 6, 10)).toBe("Exif");
  expect([...turned.subarray(4 + length)]).toEqual([0xff, 0xdb, 9, 9]);
  // Orientation (0x0112), one short: 6, a quarter clockwise.
  expect(turned.includes(Buffer.from("12010300010000000600", "hex"))).toBe(true);
});
