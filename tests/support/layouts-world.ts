import type { Word } from "@engine/reading/page";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { commit } from "~/data/commit";
import { documents } from "~/data/shard/shard-schema";
import { supplierDocuments } from "~/data/shard/supplier-schema";
import { decodeConcerns } from "~/domain/documents/concerns";
import { documentFiles } from "~/domain/documents/document-files";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { judgeDocuments } from "~/operations/documents/steps/judge-documents";
import { saveErrorBudget } from "~/operations/error-budget/save";
import { noteLayout } from "~/operations/learning/steps/note-layout";
import { buildLayout } from "~/operations/processing/steps/build-layout";
import { compareDocument } from "~/operations/suppliers/steps/compare-document";
import { compareDueAmong } from "~/operations/suppliers/steps/compare-due";
import { learnSettled } from "~/operations/suppliers/steps/learn-suppliers";
import { copyDocument } from "./copy-document";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";
import { plantDocument } from "./plant-document";
import { found, plantedResult } from "./planted-result";

const fields = ["invoiceNumber", "total"].map((key) => ({ key, line: false, weight: 1, required: false }));
const invoice = {
  ...plantedResult,
  fields: { invoiceNumber: found("INV-7"), total: found("100.00", { confidence: 0.97 }) },
};
/** Five right values of five prove it. */
const coin = { errors: 1, values: 2, auditPercent: 1, approves: false };

/** What the pages of three layouts say, which have no word in common. */
export const quay =
  "Harbour Quay Supplies Rotterdam Wharf Street Crane Hire Weekly Ledger Mooring Tariff Berth";
export const loom =
  "Crescent Loom Textiles Porto Bobbin Avenue Linen Cotton Dyeing Thread Spindle Velvet Wool Button";
export const mill = "Alpine Mill Bakery Geneva Lane Flour Sacks Delivery Round Oven Yeast Rye Barley Parcel";

const wordsOf = (text: string): Word[] =>
  text.split(" ").map((word, index) => ({
    text: word,
    box: [0.1 + 0.2 * (index % 4), 0.1 + 0.03 * index, 0.25 + 0.2 * (index % 4), 0.12 + 0.03 * index],
    confidence: 0.95,
  }));

/** A tenant with a model that reads no vendor, and what happens to its documents. */
export async function layoutsWorld() {
  const context = await makeTenant();
  const baseModelId = "invoices-north-america";
  const { id: modelId } = await makeModel(context, { fields, threshold: 2, baseModelId });
  let position = 0;
  /** A document with these words that is compared, and what of it is to be stored. */
  const read = async (text: string, { noted = true } = {}) => {
    position += 1;
    const fileName = `${text.split(" ")[0]} ${position}.pdf`;
    const documentId = await plantDocument(context, modelId, { position, result: invoice, fileName });
    // As when it is read: its row is made with its result, in the same batch.
    await context.shard.delete(supplierDocuments).where(eq(supplierDocuments.documentId, documentId));
    const page = {
      number: 1,
      width: 612,
      height: 792,
      source: "text" as const,
      confidence: 0.95,
      turns: 0 as const,
      words: wordsOf(text),
    };
    await context.files.put(documentFiles.words(documentId, 1, 1), JSON.stringify(page), "application/json");
    const layout = await buildLayout([page]);
    const { put, news } = await compareDocument(context, {
      documentId,
      modelId,
      attempt: 1,
      baseModelId,
      values: invoice.fields,
      rows: async () => [],
      ...(noted && { layout }),
    });
    return {
      documentId,
      statements: [put, ...noteLayout(context.shard, { modelId, documentId }, layout), ...news],
    };
  };
  const store = async ({ documentId, statements }: Awaited<ReturnType<typeof read>>) => {
    const made = context.shard.insert(supplierDocuments).values({ documentId, modelId, due: 1 });
    await commit(context.shard, [made, ...statements]);
    await judgeDocuments(context, [documentId]);
    return documentId;
  };
  /** A document with these words, as it stands when it was read; `noted`: with its layout, which those of before had not. */
  const arrive = async (text: string, options = {}) => store(await read(text, options));
  /** Documents that are read at the same time, so that none sees the others. */
  const arriveTogether = async (texts: readonly string[]) => {
    const seen = [];
    for (const text of texts) seen.push(await read(text));
    const ids = [];
    for (const one of seen) ids.push(await store(one));
    return ids;
  };
  /** Copies of the newest document with these words, which are as it is; answers their ids. */
  const arriveAgain = async (text: string, copies: number) => {
    const of = await arrive(text);
    return [of, ...(await copyDocument(context, of, copies - 1))];
  };
  const check = async (documentId: string) => {
    await approveDocument(context, { documentId, force: true });
    await learnSettled(context);
  };
  const checked = async (text: string, count: number, options = {}) => {
    for (let made = 0; made < count; made += 1) await check(await arrive(text, options));
  };
  const save = () => saveErrorBudget(context, { modelId, ...coin });
  /** Whether its values need review, which its page and what is stored for lists say alike. */
  const isDoubtful = async (documentId: string) => {
    const { concerns } = await getDocument(context, { documentId });
    const [stored] = await context.shard
      .select({ concerns: documents.concerns })
      .from(documents)
      .where(eq(documents.id, documentId));
    const says = concerns.some(({ kind }) => kind === "doubtful");
    expect(decodeConcerns(stored?.concerns ?? 0).includes("doubtful")).toBe(says);
    return says;
  };
  /** Judges it by what is known by now, as the sweep does within minutes. */
  const isDoubtfulNow = async (documentId: string) => {
    await compareDueAmong(context, [documentId]);
    return isDoubtful(documentId);
  };
  return {
    context,
    modelId,
    arrive,
    arriveTogether,
    arriveAgain,
    check,
    checked,
    save,
    isDoubtful,
    isDoubtfulNow,
  };
}
