import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ReadingError, readingLimits } from "@fieldwise/engine/reading";
import { parseMail } from "@workers/email/parse-mail";
import { strToU8, zipSync } from "fflate";
import { readTable } from "~/domain/edits/read-table";
import { UnusableFile } from "~/domain/edits/unusable-file";
import type { ExportedField } from "~/domain/exports/exported-document";
import { readCsv } from "~/domain/exports/read-csv";
import { suppliersHeading, suppliersOfRows } from "~/domain/suppliers/suppliers-file";
import { retryAfterOf } from "~/domain/webhooks/webhook-endpoint";
import { readWorkbook } from "~/operations/edits/steps/read-workbook";
import { entriesOf, NotAZipFile } from "~/operations/zip-files/steps/entries-of";
import { filesOfList, filesOfMlsd } from "~/platform/ftp/ftp-listing";
import { readXml } from "~/platform/reader/read-xml";
import { openWebhookSender } from "~/platform/webhooks/webhook-sender";
import type { Dice } from "../generator/dice";
import { createNodeReader } from "../reading/node-reader";
import { hostileFiles, validPdf } from "../samples/hostile-files";
import { bodies } from "./bodies";
import { grammars } from "./grammars";
import { mutated } from "./mutated";
import { mutatedJson } from "./mutated-json";

/**
 * Something that takes bytes from outside. `make` gives one hostile input, the same for the same dice; `run` takes it as the
 * product does. Whatever `run` throws is a crash unless `answers` knows it: an error that becomes a sentence for a person.
 */
export type FuzzTarget = {
  make(dice: Dice): Uint8Array;
  run(bytes: Uint8Array): Promise<void> | void;
  answers(error: unknown): boolean;
};

const nothing = () => false;

/** The targets by name. Each is made when it is asked for: a reader takes some seconds. */
export const fuzzTargets: Record<string, () => Promise<FuzzTarget>> = {
  pdf: () =>
    documents("pdf", [...filesOf("scripts/seed/documents", /\.pdf$/), validPdf, ...hostile(/\.pdf$/)]),
  jpeg: () =>
    documents("jpeg", [
      ...filesOf("scripts/seed/documents", /\.jpg$/),
      ...filesOf("tests/fixtures/files", /\.jpg$/),
    ]),
  png: () => documents("png", hostile(/\.png$/)),
  zip: async () => ({
    make: (dice) => mutated(dice.pick(zips), grammars.zip, dice),
    async run(bytes) {
      for await (const entry of entriesOf(new Blob([bytes.slice()]).stream()))
        if (entry.bytes && entry.bytes.length > readingLimits.fileBytes)
          throw new Error("an entry beyond the limit");
    },
    answers: (error) => error instanceof NotAZipFile,
  }),
  mail: async () => ({
    make: (dice) => mutated(dice.pick(mails), grammars.mail, dice),
    async run(bytes) {
      const door = { ownDomain: "in.example", authority: "mx.example" };
      await parseMail(bytes.slice(), "sender@sender.example", door);
    },
    answers: nothing,
  }),
  xml: async () => ({
    make: (dice) => mutated(dice.pick(xmls), grammars.xml, dice),
    run: (bytes) => void readXml(bytes),
    // What is not well-formed is told as such; running out of stack or numbers is no answer.
    answers: (error) =>
      error instanceof Error && !(error instanceof RangeError || error instanceof TypeError),
  }),
  csv: async () => ({
    make: (dice) => mutated(dice.pick(csvs), grammars.csv, dice),
    run(bytes) {
      const rows = readCsv(new TextDecoder().decode(bytes));
      suppliersOfRows(rows);
    },
    answers: nothing,
  }),
  workbook: async () => ({
    make: (dice) => mutated(dice.pick(workbooks), grammars.zip, dice),
    run: async (bytes) => void (await readTable(readWorkbook(bytes), tableFields)),
    answers: (error) => error instanceof UnusableFile,
  }),
  listing: async () => ({
    make: (dice) => mutated(dice.pick(listings), grammars.listing, dice),
    run(bytes) {
      const text = new TextDecoder("latin1").decode(bytes);
      for (const { name } of [...filesOfMlsd(text), ...filesOfList(text)])
        if (/[/\r\n\0]/.test(name) || name === "..") throw new Error(`a name that leads elsewhere: ${name}`);
    },
    answers: nothing,
  }),
  webhook: async () => ({
    make: (dice) => mutated(dice.pick(receiverResponses), grammars.listing, dice),
    run: takeWebhookAnswer,
    answers: nothing,
  }),
  json: async () => ({
    make: (dice) => {
      const [name, body] = dice.pick(Object.entries(bodies));
      return strToU8(JSON.stringify([name, mutatedJson(body.valid, dice)]));
    },
    run(bytes) {
      const [name, value] = JSON.parse(new TextDecoder().decode(bytes)) as [string, unknown];
      bodies[name]?.schema.safeParse(value);
    },
    answers: nothing,
  }),
};

/** Opens a file and does with each of its first pages what processing, recognition and the viewer do. */
async function documents(format: "pdf" | "jpeg" | "png", seeds: readonly Uint8Array[]): Promise<FuzzTarget> {
  const { reader } = await createNodeReader();
  return {
    make: (dice) => mutated(dice.pick(seeds), grammars[format], dice),
    async run(bytes) {
      const document = await reader.open(bytes.slice());
      try {
        await document.readEmbedded();
        for (let page = 1; page <= Math.min(document.pageCount, 2); page += 1) {
          const words = await document.readTextLayer(page);
          if (!words) await document.imageForRecognition(page);
          await document.imageForViewing(page, 600, 0);
        }
      } finally {
        document.close();
      }
    },
    answers: (error) => error instanceof ReadingError,
  };
}

async function takeWebhookAnswer(bytes: Uint8Array): Promise<void> {
  const text = new TextDecoder("latin1").decode(bytes);
  const [status = "", later = "", ...rest] = text.split("\n");
  const headers = new Headers();
  // What no header may hold never comes through the runtime's own parser.
  if (/^[\x20-\x7e]*$/.test(later)) headers.set("Retry-After", later);
  const code = Number(status) >= 200 && Number(status) <= 599 ? Math.trunc(Number(status)) : 500;
  const body = [204, 205, 304].includes(code) ? null : rest.join("\n");
  const ask = async () => new Response(body, { status: code, headers });
  const sender = openWebhookSender({ ownHosts: [], allowPrivate: true }, ask as unknown as typeof fetch);
  const message = {
    url: "https://a.example/",
    secrets: [btoa("k".repeat(24))],
    header: null,
    id: "m",
    at: new Date(0),
    body: "{}",
  };
  const answer = await sender.send(message as unknown as Parameters<typeof sender.send>[0]);
  const wait = retryAfterOf(answer.retryAfter, new Date(0));
  if (wait !== null && !(wait >= 0)) throw new Error(`a pause of ${wait}`);
}

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(path.resolve(folder))
    .filter((file) => name.test(file))
    .map((file) => new Uint8Array(readFileSync(path.resolve(folder, file))));

const hostile = (name: RegExp) =>
  Object.entries(hostileFiles())
    .filter(([file]) => name.test(file))
    .map(([, bytes]) => bytes);

const zips = [
  zipSync({ "a.pdf": validPdf, "folder/b.pdf": validPdf, "c.txt": strToU8("Total 1.00") }),
  zipSync({ "a.pdf": [validPdf, { level: 0 }] }),
];
const mails = filesOf("tests/fixtures/mails", /\.eml$/);
const xmls = [
  '<?xml version="1.0"?><Invoice xmlns:cbc="urn:c"><cbc:ID>7</cbc:ID><cbc:IssueDate>2026-01-31</cbc:IssueDate><Line><cbc:Amount currencyID="EUR">12.50</cbc:Amount></Line></Invoice>',
].map((text) => strToU8(text));
const csvs = [
  `${suppliersHeading()}\nLarkmoor Ltd,GB123456789,GB33BUKB20201555555555,EUR\n`,
  'name;taxId\n"Sierra ""Clara""";ESB12345678\n',
].map((text) => strToU8(text));
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const tableFields = [
  { key: "total", name: "total", type: "amount", line: false },
] as const satisfies ExportedField[];
const workbooks = [
  zipSync({
    "xl/workbook.xml": strToU8(
      '<workbook xmlns:r="urn:r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/sharedStrings.xml": strToU8(
      "<sst><si><t>documentId</t></si><si><t>revision</t></si><si><t>total</t></si></sst>",
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2"><v>7</v></c><c r="B2"><v>0</v></c><c r="C2"><v>1.5</v></c></row>',
      ),
    ),
  }),
  // The same without packing, so that changes reach the XML in it.
  zipSync(
    {
      "xl/workbook.xml": strToU8(
        '<workbook xmlns:r="urn:r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(
        sheet(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>documentId</t></is></c><c r="B1" t="inlineStr"><is><t>revision</t></is></c><c r="C1" t="inlineStr"><is><t>total</t></is></c></row><row r="2"><c r="A2"><v>7</v></c><c r="XFD2"><v>7</v></c></row>',
        ),
      ),
    },
    { level: 0 },
  ),
];
const listings = [
  "type=file;size=12;modify=20261123045000; a.pdf\r\ntype=dir;modify=20261123045000; done\r\n",
  "-rw-r--r-- 1 owner group 1234 Nov 23 04:50 a.pdf\r\n11-23-26  04:50AM  1234 b.pdf\r\n",
].map((text) => strToU8(text));
const receiverResponses = ["503\n120\nbusy", "429\nFri, 31 Dec 2027 23:59:59 GMT\n", "200\n\n{}"].map(
  (text) => strToU8(text),
);
