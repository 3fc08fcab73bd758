import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import { eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import type { EInvoiceSource } from "~/domain/e-invoice/e-invoice-source";
import { noDetails, type PartyDetails } from "~/domain/e-invoice/party-details";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { validatedEInvoice } from "~/domain/e-invoice/validated-e-invoice";

const { values } = parseArgs({
  options: { out: { type: "string" }, in: { type: "string" }, parties: { type: "string" } },
});
if (!values.out) {
  console.error("usage: npm run einvoice -- --out DIR [--in FOLDER of released JSON] [--parties FILE.json]");
  process.exit(2);
}

/** A document as labels and released JSON have it: fields and line items by name. */
type Labelled = {
  name: string;
  kind: string;
  fields: Values;
  lineItems: Values[];
  currency: string;
  isProven: boolean;
  country: string;
};
type Values = Record<string, string>;
type Sides = { seller?: Partial<PartyDetails>; buyer?: Partial<PartyDetails> };

/** What the samples' parties are asked once: nothing of it is on the paper. */
const usual: Sides = {
  seller: {
    street: "Calle Mayor 1",
    city: "Madrid",
    postCode: "28001",
    paymentDays: "30",
    contactName: "Office",
    contactPhone: "+34 900 000 000",
    contactMail: "office@seller.example",
    iban: "ES9121000418450200051332",
    endpointScheme: "0088",
    endpointId: "4012345000009",
  },
  buyer: {
    country: "ES",
    city: "Madrid",
    postCode: "28002",
    buyerReference: "REF-1",
    endpointScheme: "0088",
    endpointId: "4012345000009",
  },
};

const parties: Sides = values.parties ? JSON.parse(await readFile(values.parties, "utf8")) : usual;
const documents = [...(await samples()), ...(values.in ? await released(values.in) : [])];
await mkdir(values.out, { recursive: true });
let [written, refused] = [0, 0];
for (const document of documents)
  for (const profile of eInvoiceProfiles) {
    const paper: EInvoiceSource = {
      profile,
      kind: document.kind,
      fields: document.fields,
      discounts: [],
      charges: [],
      precedingInvoice: null,
      currency: document.currency,
      language: "en",
      lines: document.lineItems.map((cells) => ({
        cells,
        unit: cells.unit ?? null,
        discount: cells.discount ?? null,
      })),
      lineCount: document.lineItems.length,
      seller: { ...noDetails, country: document.country, ...parties.seller },
      buyer: { ...noDetails, ...parties.buyer },
    };
    const state = document.isProven ? "proven" : "differs";
    const { invoice, problems } = validatedEInvoice(paper, {
      proof: { state, equations: [] },
      isAnsweredFor: true,
    });
    const stem = `${document.name}.${profile}`;
    if (problems.length > 0) {
      refused += 1;
      console.log(
        `${stem}: ${problems.map(({ rule, terms, line }) => `${rule} ${terms.join("+")}${line ? ` line ${line}` : ""}`).join("; ")}`,
      );
      continue;
    }
    written += 1;
    await writeFile(path.join(values.out, `${stem}.ubl.xml`), ublDocument(invoice));
    await writeFile(path.join(values.out, `${stem}.cii.xml`), ciiDocument(invoice));
  }
console.log(
  `${documents.length} documents in ${eInvoiceProfiles.length} profiles: ${written} written, ${refused} refused`,
);

/** The labelled samples of the demo. */
async function samples(): Promise<Labelled[]> {
  const all = JSON.parse(await readFile("scripts/seed/documents/samples.json", "utf8")) as {
    file: string;
    kind: string;
    currency?: string;
    culture: string;
    readable: boolean;
    fields: Record<string, { value: string }>;
    lineItems?: Values[];
  }[];
  return all
    .filter(({ readable }) => readable)
    .map(({ file, kind, culture, currency = "", fields, lineItems = [] }) => ({
      name: file.replace(/\.\w+$/, ""),
      kind,
      currency,
      fields: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
      lineItems,
      isProven: true,
      country: culture.slice(-2),
    }));
}

/** The JSON files of releases in a folder, each with a document or a list of them; a negative total makes a credit note. */
async function released(folder: string): Promise<Labelled[]> {
  const names = await readdir(folder).catch(() => stop(`there is no folder ${folder}`));
  const files = names.filter((name) => name.endsWith(".json")).sort();
  if (files.length === 0) stop(`there is no .json file in ${folder}`);
  const read = await Promise.all(
    files.map(async (name) => {
      const all = documentsIn(name, await readFile(path.join(folder, name), "utf8"));
      const stem = name.replace(/\.json$/, "");
      return all.map((one, at) => ({ ...one, name: all.length > 1 ? `${stem}-${at + 1}` : stem }));
    }),
  );
  return read.flat();
}

type Released = { fields?: object; lineItems?: object[]; arithmetic?: string | null };

function documentsIn(name: string, text: string): Labelled[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    stop(`${name} is not JSON: ${(error as Error).message}`);
  }
  return [found].flat().map((one) => {
    const { fields, lineItems, arithmetic } = (one ?? {}) as Released;
    if (!fields) return stop(`${name} is no released document: it has no "fields"`);
    return {
      name,
      kind: "invoice",
      currency: "",
      fields: plain({ ...fields }),
      lineItems: (lineItems ?? []).map((row) => ({ ...plain({ ...row }), ...columns(plain({ ...row })) })),
      isProven: arithmetic !== "differs",
      country: "",
    };
  });
}

function stop(why: string): never {
  console.error(`einvoice: ${why}`);
  process.exit(1);
}

/** Columns that released JSON calls otherwise than the catalogue does. */
function columns({ tax, subTotal }: Values): Values {
  return { ...(tax && { lineTax: tax }), ...(subTotal && { lineSubTotal: subTotal }) };
}

function plain(fields: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => {
      const value = typeof found === "string" ? found : (found as { value?: string } | null)?.value;
      return value ? [[name, value]] : [];
    }),
  );
}
