// Makes the documents of the demo again: node lab/samples/make-samples.mjs [part of a file name]
import { writeFile } from "node:fs/promises";
import { launchChromium } from "../../tests/support/chromium.ts";
import { captureSample } from "./capture-sample.ts";
import { checkSample } from "./check-sample.ts";
import { australianInvoice } from "./documents/australian-invoice.ts";
import { bankStatement } from "./documents/bank-statement.ts";
import { energyBill } from "./documents/energy-bill.ts";
import { indianInvoice } from "./documents/indian-invoice.ts";
import { mexicanInvoice } from "./documents/mexican-invoice.ts";
import { newZealandInvoice } from "./documents/new-zealand-invoice.ts";
import { purchaseOrder } from "./documents/purchase-order.ts";
import { receipt } from "./documents/receipt.ts";
import { unreadablePhoto } from "./documents/unreadable-photo.ts";
import { usInvoice } from "./documents/us-invoice.ts";
import { machineFontsConfig } from "./fonts-config.ts";

const sources = [
  usInvoice,
  mexicanInvoice,
  australianInvoice,
  indianInvoice,
  newZealandInvoice,
  receipt,
  bankStatement,
  energyBill,
  purchaseOrder,
  unreadablePhoto,
];
const folder = new URL("../../scripts/seed/documents/", import.meta.url);
const wanted = process.argv[2] ?? "";

const browser = await launchChromium({ fontsConfig: await machineFontsConfig() });
try {
  for (const source of sources.filter(({ sample }) => sample.file.includes(wanted))) {
    const bytes = await captureSample(browser, source);
    checkSample(source.sample, bytes);
    await writeFile(new URL(source.sample.file, folder), bytes);
    console.info(`${source.sample.file}: ${Math.ceil(bytes.length / 1024)} KB`);
  }
} finally {
  await browser.close();
}
const samples = sources.map(({ sample }) => sample);
await writeFile(new URL("samples.json", folder), `${JSON.stringify(samples, null, 2)}\n`);
