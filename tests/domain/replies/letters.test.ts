import { describe, expect, it } from "vitest";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { foldName } from "~/domain/replies/corrections-in";
import { askedFieldsOf, doubtfulFieldsOf, maxDoubtfulFields } from "~/domain/replies/doubtful-fields";
import { pagePartPath, pictureFrame } from "~/domain/replies/picture-frame";
import { labelOf, namesOfFields } from "~/operations/replies/steps/field-names";
import { mailAsHtml } from "~/operations/replies/steps/mail-as-html";
import { doubtfulLines, valueLine } from "~/operations/replies/steps/values-as-text";

const field = (more: Partial<FieldDetails> = {}): FieldDetails => ({
  key: "total",
  name: "",
  type: "amount",
  labelKey: "field.total",
  line: false,
  weight: 1,
  required: false,
  value: "1234.50",
  raw: "1,234.50",
  confidence: 0.5,
  place: null,
  reasons: [],
  edited: false,
  ...more,
});
const details = (more: Partial<DocumentDetails> = {}) =>
  ({
    id: "d1",
    attempt: 2,
    culture: "de-DE",
    fields: [field()],
    concerns: [],
    readiness: null,
    ...more,
  }) as unknown as DocumentDetails;
const place = { page: 3, box: [0.5, 0.5, 0.6, 0.52] as [number, number, number, number] };

describe("the values that a mail asks about", () => {
  it("are the uncertain ones and those that must be there, until the document is judged", () => {
    const sure = field({ key: "tax", confidence: 0.99 });
    const missing = field({ key: "date", value: null, confidence: null, required: true });
    expect(doubtfulFieldsOf(details({ fields: [sure, field(), missing] })).map(({ key }) => key)).toEqual([
      "total",
      "date",
    ]);
  });

  it("are those that the judgment names, in the model's order", () => {
    const fields = [field({ key: "a" }), field({ key: "b" }), field({ key: "c", confidence: 1 })];
    const concerns = [
      { kind: "missing", fields: ["c"], count: 1 },
      { kind: "doubtful", fields: ["a"], count: 1 },
      { kind: "duplicate", fields: ["b"], count: 1 },
    ] as unknown as DocumentDetails["concerns"];
    expect(doubtfulFieldsOf(details({ fields, concerns, readiness: "look" })).map(({ key }) => key)).toEqual([
      "a",
      "c",
    ]);
    expect(doubtfulFieldsOf(details({ fields, readiness: "ready" }))).toEqual([]);
  });

  it("are the amounts where the sums do not add up and no single value is doubtful", () => {
    const fields = [
      field({ key: "total" }),
      field({ key: "number", type: "text" }),
      field({ key: "tax", value: null }),
    ];
    const sums = { kind: "sums" as const, fields: [], count: 0 };
    const doubtful = { kind: "doubtful" as const, fields: ["number"], count: 1 };
    const asked = (concerns: DocumentDetails["concerns"]) =>
      askedFieldsOf(details({ fields, concerns, readiness: "look" })).map(({ key }) => key);
    expect(asked([sums])).toEqual(["total"]);
    expect(asked([sums, doubtful])).toEqual(["number"]);
    expect(asked([{ ...sums, kind: "duplicate" }])).toEqual([]);
  });

  it("are written in the model's culture under the name of the reader's language", () => {
    expect(valueLine(field(), "de-DE", "en")).toBe("Total: 1.234,50");
    expect(valueLine(field({ value: null }), "de-DE", "en")).toBe("Total: –");
    expect(
      valueLine(
        field({ key: "own:1", labelKey: "field.own", name: "Crate", type: "text", value: "A" }),
        "de-DE",
        "es",
      ),
    ).toBe("Crate: A");
  });

  it("beyond what a mail holds are counted", () => {
    const fields = Array.from({ length: maxDoubtfulFields + 2 }, (_, at) => field({ key: `f${at}` }));
    const lines = doubtfulLines(details({ fields }), "en");
    expect(lines).toHaveLength(maxDoubtfulFields + 1);
    expect(lines.at(-1)).toContain("2");
    expect(doubtfulLines(details({ fields: fields.slice(0, maxDoubtfulFields) }), "en")).toHaveLength(
      maxDoubtfulFields,
    );
    for (const line of lines) expect(line).toMatch(/^ {2}\S/);
  });

  it("can be sent back under any name that they go by", () => {
    const names = namesOfFields([
      { key: "vendorTaxNumber", name: "Vendor VAT", labelKey: "field.vendorTaxNumber" },
      { key: "own:1", name: "Crate", labelKey: "field.own" },
    ]);
    const label = labelOf({ key: "", name: "", labelKey: "field.vendorTaxNumber" }, "es");
    for (const name of ["Vendor VAT", "vendor tax number", label])
      expect(names.get(foldName(name))).toEqual(["vendorTaxNumber"]);
    expect(names.get("crate")).toEqual(["own:1"]);
    expect(names.get("own 1")).toBeUndefined();
  });
});

describe("the picture of a value", () => {
  it("has its line beside it and the line above, and is wide enough for a label", () => {
    expect(pictureFrame([0.5, 0.5, 0.6, 0.52])).toEqual([0.35, 0.48, 0.75, 0.54]);
    expect(pictureFrame([0.1, 0.5, 0.9, 0.52])).toEqual([0, 0.48, 1, 0.54]);
  });

  it("stays on the page, and no higher than a mail bears", () => {
    expect(pictureFrame([0, 0, 0.05, 0.01])).toEqual([0, 0, 0.225, 0.03]);
    expect(pictureFrame([0.4, 0.2, 0.6, 0.9])).toEqual([0.28, 0.18, 0.72, 0.43]);
    expect(pictureFrame([0.9, 0.99, 1, 1])).toEqual([0.75, 0.97, 1, 1]);
  });

  it("is asked for by tenant, document, attempt and page", () => {
    const asked = { documentId: "d1", attempt: 2, page: 3, frame: [0.1, 0.2, 0.3, 0.4] as never };
    expect(pagePartPath({ id: "t1" }, asked)).toBe("/parts/t1/d1/2/3?frame=0.1,0.2,0.3,0.4");
  });
});

describe("a letter as HTML", () => {
  const letter = (before: string[], doubtful: FieldDetails[] = [], after: string[] = []) =>
    mailAsHtml({ id: "t1" }, { before, after }, { details: details(), doubtful, language: "en" });

  it("has its paragraphs before and after the values", () => {
    const { html } = letter(["Hello", "two\nlines"], [field()], ["Bye"]);
    expect(html).toMatch(
      /<html lang="en"><body><p>Hello<\/p>\n<p>two<br>lines<\/p>\n<p><b>Total: 1\.234,50<\/b><\/p>\n<p>Bye<\/p><\/body>/,
    );
  });

  it("shows the place of a value where it is known, under a name of its own", () => {
    const { html, pictures } = letter([], [field({ key: "tax" }), field({ place })]);
    expect(pictures).toEqual([{ id: "value-2", path: "/parts/t1/d1/2/3?frame=0.35,0.48,0.75,0.54" }]);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('<img src="cid:value-2" alt="Total: 1.234,50"');
  });

  it("lets nothing be markup, in text or in attributes", () => {
    const evil = field({ type: "text", value: '"><script>alert(1)</script>', place });
    const { html } = letter(["<b>&</b>"], [evil]);
    expect(html).not.toMatch(/<script|<b>&</);
    expect(html).toContain("&lt;b&gt;&amp;&lt;/b&gt;");
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("makes a link of an address, and of nothing else", () => {
    const { html } = letter(["See https://x.example/a?b=c&d=e", "javascript:alert(1)"]);
    expect(html).toContain('<a href="https://x.example/a?b=c&amp;d=e">https://x.example/a?b=c&amp;d=e</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});
