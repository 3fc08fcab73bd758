import type { BillHistory } from "~/domain/energy/check-outcome";
import type { EnergyBill, EnergyLine } from "~/domain/energy/energy-bill";

/** A line that charges for 300 kWh unless told otherwise. */
export const aLine = (change: Partial<EnergyLine> = {}): EnergyLine => ({
  text: "Peak usage",
  words: "peak usage",
  described: true,
  chargeType: "usage",
  unit: "kWh",
  quantity: 300,
  rate: 0.3,
  amount: 90,
  heading: "COST:GBP:Peak",
  quantityHeading: "USAGE:KWH:Peak",
  ...change,
});

/** A bill for September 2026 on which everything is right. */
export const aBill = (change: Partial<EnergyBill> = {}): EnergyBill => ({
  documentId: "this",
  fileName: "this.pdf",
  row: 1,
  number: "B-9",
  supplier: "Ember",
  supplierKey: "ember",
  account: "600 418",
  accountKey: "600418",
  meter: "ED 1",
  meterKey: "ed1",
  commodity: "electric",
  start: "2026-09-01",
  end: "2026-09-30",
  billDate: "2026-10-05",
  dueDate: "2026-10-20",
  currency: "GBP",
  total: 108,
  tax: 18,
  linesTotal: 90,
  amountDue: 108,
  previousBalance: 50,
  payments: 50,
  usage: 300,
  usageUnit: "kWh",
  cost: 90,
  previousRead: "1000",
  currentRead: "1300",
  multiplier: null,
  calorificValue: null,
  estimated: false,
  demand: 1,
  capacity: 50,
  supplyPoint: "20019857328",
  lines: [aLine()],
  ...change,
});

/** The month before, whose readings and period this one's follow. */
export const lastBill = (change: Partial<EnergyBill> = {}): EnergyBill =>
  aBill({
    documentId: "last",
    fileName: "last.pdf",
    number: "B-8",
    start: "2026-08-01",
    end: "2026-08-31",
    billDate: "2026-09-05",
    dueDate: "2026-09-20",
    total: 111,
    usage: 312,
    cost: 93,
    previousRead: "688",
    currentRead: "1000",
    ...change,
  });

export const aHistory = (change: Partial<BillHistory> = {}): BillHistory => ({
  earlier: [],
  sameNumber: [],
  contract: { opensOn: null, closesOn: null, unitPrice: null },
  today: "2026-11-01",
  country: "GB",
  ...change,
});
