import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import { type ScriptedPage, scriptedReader } from "@tests/stand-ins/scripted-reader";
import { chooseModelForFile } from "~/operations/inbox/choose";
import { findInboxFile } from "~/operations/inbox/find";
import { readFirstPage } from "~/operations/inbox/read";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import type { PageRequest, ProcessingRequest, ReadingRequest } from "~/operations/ports";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { asActor, makeTenant } from "./make-tenant";

export const system = { kind: "system", id: "inbox" } as const;
/** The text of a small invoice. */
export const bill = (vendor: string, number: number) =>
  [
    `${vendor} ropes paint anchors chains`,
    "INVOICE",
    `Invoice No. ${number}`,
    "Wharf road Newcastle",
    "Invoice date: 2026-04-01",
    "Due date: 2026-05-01",
    "Customer number 4711",
    "Bill to: Quay Hotel, 9 Orchard Close, York YO1 7HH",
    "Ship to: Dock two, Wharf road 1, York YO1 7HH",
    "Description of goods and services Quantity Unit price Amount",
    "Anchor rope, twelve millimetres, white 2 25.00 50.00",
    "Paint for wooden boats, one litre 5 10.00 50.00",
    "Subtotal 100.00",
    "VAT 18.00",
    "Total 118.00",
    "Please pay within thirty days to the account below",
  ].join("\n");
/** A credit note of the same layout. */
export const creditNote = (vendor: string, number: number) =>
  bill(vendor, number)
    .replace("INVOICE", "CREDIT NOTE")
    .replaceAll("Invoice", "Credit note")
    .replace("Due date: 2026-05-01", "Original invoice 1")
    .replace(/Please pay.*/, "Amount credited 118.00");
export const letter = "Dear Ms Marlow,\nthank you for your kind letter\nYours sincerely";

type Arrival = Partial<Parameters<typeof receiveWithoutModel>[1]>;

/** A tenant whose queues the test can see into. */
export async function inboxWorld(page: ScriptedPage = { text: bill("Acme", 1) }) {
  const tenant = await makeTenant();
  const asked: ReadingRequest[] = [];
  const started: ProcessingRequest[] = [];
  const firstPages: (PageRequest | ReadingRequest)[] = [];
  const clock = { now: new Date() };
  const context: ProcessingContext = {
    ...tenant,
    now: () => clock.now,
    reader: scriptedReader([page]).reader,
    pages: { ...quietPages, sendFirst: async (request) => void firstPages.push(request) },
    processing: {
      ...quietProcessing,
      send: async (requests) => void started.push(...requests),
      choose: async (requests) => void asked.push(...requests),
    },
  };
  const arrive = (name = "pile.pdf", change: Arrival = {}) =>
    receiveWithoutModel(context, {
      fileName: name,
      bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`),
      source: "browser",
      ...change,
    });
  /** Lets a file come in, reads its first page and chooses. */
  const settle = async (text: string, change: Arrival = {}) => {
    const { waitingFileId } = await arrive(`${context.newId()}.pdf`, change);
    const reading = {
      ...asActor(context, system),
      reader: scriptedReader([{ text }]).reader,
      pages: quietPages,
    };
    await readFirstPage(reading, { waitingFileId, askAgain: true });
    const { modelId } = await chooseModelForFile(reading, { waitingFileId });
    return { waitingFileId, modelId, ...(await findInboxFile(context, { waitingFileId })) };
  };
  return { context, asked, started, firstPages, clock, arrive, settle };
}
