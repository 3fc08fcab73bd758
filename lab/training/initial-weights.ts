import {
  type CandidateType,
  emptyTable,
  type Features,
  fieldHashes,
  fieldSpecs,
  hashOfName,
  keyOfWeight,
  NamedWeights,
  namesIn,
  ownFieldsOf,
  type WeightTable,
} from "@fieldwise/engine/lab";
import type { DocumentKind } from "@fieldwise/engine/results";

/** Where training begins, in logits: what every field has unless something else stands below. Set by hand. */
const general: Features = {
  // Said in logits by those who say it.
  memory: 1,
  "memory-absent": 1,
  "memory-constant": 1,
  "memory-elsewhere": 1,
  "memory-other-constant": 1,
  // As much as a weak label, so that labels and arithmetic can outvote it.
  suggested: 2,
  bias: -2.2,
  "label-right": 5.2,
  "label-below": 4.6,
  claimed: -3.2,
  colon: 0.4,
  "later-page": -0.7,
  "month-name": 0.3,
  decimals: 0.9,
  whole: -0.8,
  fine: -1.5,
  negative: -1.2,
  percent: -4,
  year: -1.5,
  "known-shape": 1.6,
  "check-digit": 1.2,
  "range-start": -0.4,
  "range-end": -0.4,
  "low-reading": -1.2,
  groups: 0.25,
  tiny: -2,
  "lower-case": -1.2,
  sole: 0.6,
  "label-section": 3.4,
};

type Beginning = { all?: Features; byKind?: Partial<Record<DocumentKind, Features>> };

/** What is different for a field, in all documents or in those of one kind. */
const ofFields: Record<string, Beginning> = {
  accountNumber: {
    all: { unlabelled: -4 },
  },
  advertiser: {
    all: { unlabelled: -4, "beside-label": 0.8, "page-top": 0.4 },
  },
  amountDue: {
    all: { unlabelled: -5, "page-bottom": 0.2, percent: -2 },
  },
  billToAddress: {
    all: {
      bias: -1.2,
      unlabelled: -0.2,
      claimed: -3.5,
      contact: -1,
      "upper-part": 1.2,
      "very-top": -0.6,
      foot: -2,
      left: 0.4,
      "later-page": -1.5,
    },
    byKind: { bank_statement: { bias: -0.2, "very-top": 0 } },
  },
  closingBalance: {
    all: { unlabelled: -4 },
  },
  currentRead: {
    all: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
  },
  customerName: {
    all: {
      bias: -2.6,
      unlabelled: -0.2,
      claimed: -3.5,
      party: 1.9,
      company: 0.3,
      domain: -2,
      "first-in-letterhead": -1,
      big: -0.8,
      "upper-part": 0.7,
      "very-top": -0.6,
      street: -3,
      wordy: -1.2,
      foot: -1.5,
      "starts-with-digit": -0.8,
      left: 0.3,
    },
    byKind: {
      bank_statement: { bias: -1.4 },
      purchase_order: {
        letterhead: 0.5,
        "letterhead-rank": 1,
        "first-in-letterhead": 1,
        big: 1,
        domain: 1.5,
        "very-top": 0.5,
        company: 1,
        bias: -2,
        "label-below": 4,
      },
    },
  },
  customerTaxNumber: {
    all: { unlabelled: -0.8, "check-digit": 0.6 },
  },
  dueDate: {
    all: { unlabelled: -3 },
  },
  grossAmount: {
    all: { unlabelled: -1, largest: 1.5, repeated: 0.6 },
  },
  invoiceDate: {
    all: { "page-top": 0.7, unlabelled: 0, first: 0.8, sole: 1.6, future: -1.5 },
    byKind: { receipt: { bias: -0.6, "label-right": 3.5, "label-below": 3, "page-top": 0.3, claimed: -2 } },
  },
  invoiceNumber: {
    all: { "page-top": 0.8, "has-letters": 0.2, "long-digits": -0.6, short: -0.7, repeated: 0.3 },
  },
  meterNumber: {
    all: { unlabelled: -4 },
  },
  openingBalance: {
    all: { unlabelled: -4 },
  },
  orderDate: {
    all: { "page-top": 0.5 },
  },
  orderNumber: {
    all: { unlabelled: -3 },
  },
  paymentsReceived: {
    all: { unlabelled: -4, negative: 0.2, zero: 0.3 },
  },
  periodEnd: {
    all: { "range-end": 2.2, "range-start": -4, unlabelled: -2.5, "label-right": 3 },
  },
  periodStart: {
    all: { "range-start": 2.2, "range-end": -4, unlabelled: -2.5, "label-right": 3 },
  },
  previousBalance: {
    all: { unlabelled: -4, negative: -0.2, zero: 0.3 },
  },
  previousRead: {
    all: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
  },
  serviceAddress: {
    all: { bias: -2.2, unlabelled: -4, claimed: -3 },
  },
  shipToAddress: {
    all: { bias: -2.2, unlabelled: -4, claimed: -3 },
  },
  statementDate: {
    all: { "page-top": 0.3, unlabelled: -2 },
  },
  subTotal: {
    all: { unlabelled: -2.2, "column-sum": 1, "page-bottom": 0.2 },
  },
  tax: {
    all: { unlabelled: -2.2, "column-sum": 1, "page-bottom": 0.2, percent: -2 },
  },
  total: {
    all: {
      unlabelled: -0.6,
      largest: 0.8,
      "column-sum": 0.6,
      "page-bottom": 0.4,
      percent: -2,
      "currency-sign": 0.3,
    },
    byKind: { receipt: { "column-sum": 0 } },
  },
  totalCredits: {
    all: { unlabelled: -4 },
  },
  totalDebits: {
    all: { unlabelled: -4 },
  },
  usageKwh: {
    all: { "kwh-unit": 3, unlabelled: -1.5 },
  },
  usageTherms: {
    all: { "therm-unit": 3, "kwh-unit": -4, unlabelled: -2.5 },
  },
  vendorAddress: {
    all: {
      bias: -0.1,
      unlabelled: 0,
      claimed: -4,
      contact: 1.2,
      "very-top": 1.2,
      foot: 0.8,
      "later-page": -1,
    },
    byKind: { receipt: { bias: 0.6 } },
  },
  vendorName: {
    all: {
      bias: -1.6,
      unlabelled: 0,
      claimed: -4.5,
      letterhead: 0.5,
      "letterhead-rank": 1.2,
      "first-in-letterhead": 0.6,
      big: 1.6,
      company: 1.3,
      domain: 2.2,
      party: 0.8,
      "very-top": 0.5,
      street: -3,
      wordy: -1.5,
      repeated: 0.5,
      "starts-with-digit": -1,
      "label-right": 4,
      "label-below": 4,
      foot: 0.3,
    },
    byKind: {
      purchase_order: {
        letterhead: -0.5,
        "letterhead-rank": 0,
        "first-in-letterhead": -1,
        big: -0.5,
        domain: 0,
        "very-top": -0.5,
        "label-below": 5,
        "label-right": 5,
      },
    },
  },
  vendorTaxNumber: {
    all: { unlabelled: 0.4, "check-digit": 1.4 },
  },
};

/** What is different for a field that a tenant made up: it has a label. */
const ofOwnFields: Beginning = { all: { unlabelled: -4 } };

/** The weights that training begins with and pulls towards: all that the scorer knows where it was never taught. */
export function initialWeights(): WeightTable {
  const table = emptyTable(1);
  const fields = new Set<number>();
  for (const { key } of fieldSpecs) put(key, ofFields[key] ?? {});
  for (const type of ownTypes) put(ownFieldsOf(type), ofOwnFields);
  return { ...table, fields };

  function put(owner: string, { all, byKind = {} }: Beginning): void {
    const always: Features = { ...general, ...all };
    const [hash] = fieldHashes(owner, "");
    fields.add(hash);
    for (const name of namesIn(always))
      table.named.set(keyOfWeight(hash, hashOfName(name)), always[name] ?? 0);
    for (const [kind, weights] of Object.entries(byKind)) {
      const [, ofKind] = fieldHashes(owner, kind);
      fields.add(ofKind);
      for (const name of namesIn(weights))
        table.named.set(keyOfWeight(ofKind, hashOfName(name)), (weights[name] ?? 0) - (always[name] ?? 0));
    }
  }
}

const ownTypes: readonly CandidateType[] = ["date", "amount", "number", "id", "name", "address", "text"];

/** What was learned from where training began, in one table. */
export function withInitial(learnt: WeightTable): WeightTable {
  const initial = initialWeights();
  const named = new NamedWeights();
  for (const [key, weight] of learnt.named.sorted()) named.set(key, weight);
  for (const [key, weight] of initial.named.sorted()) named.set(key, named.get(key) + weight);
  return { ...learnt, named, fields: new Set([...initial.fields, ...learnt.fields]) };
}
