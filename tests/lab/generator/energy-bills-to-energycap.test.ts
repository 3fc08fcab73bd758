import { describe, expect, it } from "vitest";
import type { Descriptor } from "~/domain/energy/descriptor";
import { foldLine } from "~/domain/energy/descriptor";
import { energyBillsOf } from "~/domain/energy/energy-bills-of";
import { energyCapFiles } from "~/domain/energy/energy-cap";
import { makeDocument } from "../../../lab/generator/make-document";

/** Fifty bills as the generator draws them, with account and period, over all its languages and layouts. */
const generated = Array.from({ length: 400 }, (_, seed) =>
  makeDocument(seed, { kind: "energy_bill", medium: "digital" }),
)
  .filter(({ truth: { fields } }) => fields.accountNumber && fields.periodStart && fields.periodEnd)
  .slice(0, 50);

/** The account tells the row of each bill again. */
const fieldsOf = (fields: Record<string, string>, index: number): Record<string, string> => ({
  ...fields,
  accountNumber: `${fields.accountNumber} #${index}`,
});

const documents = generated.map(({ truth }, index) => ({
  documentId: `d${index}`,
  fileName: `bill-${index}.pdf`,
  fields: fieldsOf(truth.fields, index),
  lines: truth.lineItems,
}));

/** Every second kind of line is described: its amount has a heading, its quantity another. */
const words = [
  ...new Set(documents.flatMap(({ lines }) => lines.map((line) => foldLine(line.description ?? "")))),
];
const descriptors = new Map(
  words.flatMap((one, index): [string, Descriptor][] =>
    index % 2 === 0
      ? [
          [
            one,
            {
              words: one,
              shown: one,
              commodity: null,
              chargeType: "usage",
              unit: "kWh",
              heading: `COST:X:${index}`,
              quantityHeading: `USE:X:${index}`,
            },
          ],
        ]
      : [],
  ),
);

/** A reader of CSV by RFC 4180 that shares no code with the writer: one character at a time. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (quoted || !",\r\n".includes(character)) cell += character;
    else if (character === ",") {
      row.push(cell);
      cell = "";
    } else if (character === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
    }
  }
  return rows;
}

const epochDay = (text: string) =>
  Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) / 86_400_000;

describe("fifty generated bills in the file for EnergyCAP", () => {
  const bills = documents.flatMap((document) =>
    energyBillsOf(document, descriptors).map((bill) => ({ bill, receivedAt: new Date(0) })),
  );
  const files = energyCapFiles(bills);
  const [heads = [], ...rows] = parseCsv(files[0] ?? "");
  const rowOf = (account: string) => rows.filter(([first]) => first === account);

  it("are one file with a row for each", () => {
    expect(documents).toHaveLength(50);
    expect(files).toHaveLength(1);
    expect(heads.slice(0, 6)).toEqual(["ACCOUNT", "STARTDATE", "ENDDATE", "ACE", "METERCODE", "VENDORCODE"]);
    expect(rows.map(([account]) => account).sort()).toEqual(
      documents.map(({ fields }) => fields.accountNumber).sort(),
    );
    expect(new Set(heads).size).toBe(heads.length);
  });

  it("come back with their days, and with the amount and quantity of every line", () => {
    let amounts = 0;
    for (const { fields, lines, fileName } of documents) {
      const account = fields.accountNumber ?? "";
      const [[, start = "", end = "", , , vendor] = []] = rowOf(account);
      expect(vendor, fileName).toBe(fields.vendorName ?? "");
      const [from = "", to = ""] = [fields.periodStart, fields.periodEnd];
      expect(start, fileName).toBe(from.replaceAll("-", ""));
      // From the first of a month to the last of one the last day is charged for; else the next bill starts on it.
      const next = new Date(Date.parse(to) + 86_400_000).toISOString();
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      const isWhole = from.endsWith("-01") && next.slice(8, 10) === "01";
      expect(epochDay(end) - epochDay(start), fileName).toBe(isWhole ? days + 1 : days);

      const [cells = []] = rowOf(account);
      const expected = new Map<string, number>();
      const add = (heading: string, text: string | undefined) => {
        if (text !== undefined) expected.set(heading, (expected.get(heading) ?? 0) + Number(text));
      };
      for (const line of lines) {
        const index = words.indexOf(foldLine(line.description ?? ""));
        const amount = line.netTotal ?? line.amount ?? line.lineSubTotal;
        add(index % 2 === 0 ? `COST:X:${index}` : `*${words[index] || "?"}`, amount);
        if (index % 2 === 0) add(`USE:X:${index}`, line.quantity);
      }
      for (const [at, head] of heads.entries()) {
        if (at < 6) continue;
        const value = expected.get(head);
        if (value === undefined) expect(cells[at], `${fileName} ${head}`).toBe("");
        else expect(Number(cells[at]), `${fileName} ${head}`).toBeCloseTo(value, 6);
        amounts += value === undefined ? 0 : 1;
      }
    }
    expect(amounts).toBeGreaterThan(100);
  });
});
