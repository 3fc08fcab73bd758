import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { neighbourInvoice, type QuayInvoice, quayInvoices, quayPdf } from "@tests/support/quay-invoices";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { candidateRecall } from "../../../lab/evaluation/candidate-recall";
import type { CorpusDocument } from "../../../lab/evaluation/corpus";
import type { TrueValue } from "../../../lab/evaluation/matches-truth";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "recall-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Labels = { medium: string; fields: Record<string, TrueValue>; scored?: string[] };

/** A document of a corpus beside its labels; all labelled fields are scored unless told. */
async function labelled(id: string, invoice: QuayInvoice, labels: Labels): Promise<CorpusDocument> {
  const file = path.join(folder, `${id}.pdf`);
  await writeFile(file, quayPdf(invoice));
  const truth = { scored: Object.keys(labels.fields), ...labels };
  await writeFile(path.join(folder, `${id}.truth.json`), JSON.stringify(truth));
  return { id, file, kind: "invoice", language: "en" };
}

/** The numbers in a row of the table of this name: truths, readable, found, per cent of what is readable. */
function rowOf(report: string, table: string, row: string): number[] {
  const lines = report.split("\n");
  const from = lines.findIndex((line) => line.startsWith(`by ${table} `));
  const found = lines.slice(from).find((line) => line.startsWith(`  ${row} `)) ?? "";
  return found
    .slice(row.length + 2)
    .replace("%", "")
    .trim()
    .split(/\s+/)
    .map(Number);
}

describe("the recall of candidates", () => {
  const [first, second] = quayInvoices;

  it("counts each scored truth by field, source and medium: whether it is printed, and whether it is a candidate", async () => {
    const report = await candidateRecall(
      [
        await labelled("qy-1", first, {
          medium: "pdf",
          fields: { invoiceNumber: { value: first.number }, total: { value: "418.00" } },
        }),
        await labelled("qy-2", second, {
          medium: "pdf",
          fields: { invoiceNumber: { value: "GS-9999" }, total: { value: "96.40" } },
        }),
        await labelled("tw-1", neighbourInvoice, {
          medium: "scan",
          fields: { invoiceNumber: { value: neighbourInvoice.number } },
        }),
      ],
      undefined,
    );
    expect(report).toMatch(/^3 documents, [1-9]\d* candidates each\n/);
    expect(rowOf(report, "field", "invoiceNumber")).toEqual([3, 2, 2, 100]);
    expect(rowOf(report, "field", "total")).toEqual([2, 2, 2, 100]);
    expect(rowOf(report, "field", "all")).toEqual([5, 4, 4, 100]);
    expect(rowOf(report, "source", "qy pdf")).toEqual([4, 3, 3, 100]);
    expect(rowOf(report, "source", "tw scan")).toEqual([1, 1, 1, 100]);
    expect(rowOf(report, "medium", "scan")).toEqual([1, 1, 1, 100]);
  });

  it("leaves out what is labelled without being scored, and currencies, which every page has", async () => {
    const fields = {
      total: { value: "418.00" },
      dueDate: { value: "2026-04-13" },
      currency: { value: "USD" },
    };
    const report = await candidateRecall(
      [await labelled("qy-3", first, { medium: "pdf", fields, scored: ["total", "currency"] })],
      undefined,
    );
    expect(rowOf(report, "field", "all")).toEqual([1, 1, 1, 100]);
    expect(report).not.toMatch(/dueDate|currency/);
  });

  it("names what is printed and no candidate, and not what is not printed", async () => {
    // The words of two lines that no candidate joins.
    const across = "Dover Granite Boatworks Portsmouth";
    const report = await candidateRecall(
      [
        await labelled("qy-4", first, {
          medium: "pdf",
          fields: { vendorName: { value: across }, invoiceNumber: { value: "GS-9999" } },
        }),
      ],
      undefined,
    );
    expect(rowOf(report, "field", "vendorName")).toEqual([1, 1, 0, 0]);
    expect(rowOf(report, "field", "all")).toEqual([2, 1, 0, 0]);
    expect(report.split("\n").filter((line) => line.includes(" | "))).toEqual([
      `qy-4 | pdf | vendorName | ${across}`,
    ]);
  });
});
