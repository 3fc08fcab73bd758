import type { NamedDocument } from "../exports/named-document";
import { type Descriptor, foldLine, foldName } from "./descriptor";
import { type EnergyBill, type EnergyLine, sumOf } from "./energy-bill";

type Descriptors = ReadonlyMap<string, Descriptor>;
type MeteredLine = EnergyLine & { meter: string; commodity: Descriptor["commodity"] };

/**
 * What a document says, meter by meter. Lines belong to the meter that they name and to the commodity that their words are
 * described as; those that say neither are put with the first one.
 */
export function energyBillsOf(document: NamedDocument, descriptors: Descriptors): EnergyBill[] {
  const named = factsByName(document.fields);
  const meters = splitMeters(named("meternumber"));
  const lines = document.lines.map((cells) => lineOf(cells, descriptors, meters));
  const groups = groupsOf(lines, meters);
  const whole = wholeBill(document, named, lines);
  const alone = groups.length === 1;
  return groups.map((group, index): EnergyBill => {
    const used = usageOf(group.lines, alone ? named : () => null);
    return {
      ...whole,
      ...used,
      row: index + 1,
      meter: group.meter,
      meterKey: foldName(group.meter) || (group.commodity ?? ""),
      commodity: group.commodity ?? commodityOf(used.usageUnit),
      cost: alone ? (whole.linesTotal ?? whole.total) : sumOf(group.lines.map(({ amount }) => amount)),
      previousRead: alone ? whole.previousRead : null,
      currentRead: alone ? whole.currentRead : null,
      demand: quantityOf(group.lines, "demand") ?? (alone ? whole.demand : null),
      capacity: quantityOf(group.lines, "capacity") ?? (alone ? whole.capacity : null),
      supplyPoint: alone ? whole.supplyPoint : null,
      lines: group.lines.map(({ meter: _, commodity: _commodity, ...line }) => line),
    };
  });
}

type Named = (...names: string[]) => string | null;

/** Values by their names, whatever the case and the spaces of a field that a tenant made up. */
function factsByName(fields: Record<string, string>): Named {
  const folded = new Map(Object.entries(fields).map(([name, value]) => [foldName(name), value.trim()]));
  return (...names) => names.map((name) => folded.get(name)).find((value) => value) ?? null;
}

const numberOf = (text: string | null | undefined): number | null =>
  text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;

const dayOf = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null);

const splitMeters = (text: string | null): string[] => [
  ...new Set((text ?? "").split(/\s*(?:[,;/&]|\band\b|\by\b)\s*/).filter((meter) => /\d/.test(meter))),
];

function wholeBill({ documentId, fileName }: NamedDocument, named: Named, lines: readonly MeteredLine[]) {
  const supplier = named("vendorname") ?? "";
  const account = named("accountnumber") ?? "";
  const amount = (...names: string[]) => numberOf(named(...names));
  return {
    documentId,
    fileName,
    number: named("invoicenumber"),
    supplier,
    supplierKey: foldName(supplier),
    account,
    accountKey: foldName(account),
    start: dayOf(named("periodstart")),
    end: dayOf(named("periodend")),
    billDate: dayOf(named("invoicedate")),
    dueDate: dayOf(named("duedate")),
    currency: named("currency") ?? "",
    total: amount("total"),
    tax: amount("tax"),
    linesTotal:
      sumOf(lines.filter(({ chargeType }) => chargeType !== "tax").map((line) => line.amount)) ??
      amount("subtotal"),
    amountDue: amount("amountdue"),
    previousBalance: amount("previousbalance"),
    payments: amount("paymentsreceived"),
    previousRead: named("previousread"),
    currentRead: named("currentread"),
    multiplier: amount("multiplier", "metermultiplier"),
    calorificValue: amount("calorificvalue"),
    estimated: estimatedOf(named("readtype", "estimated", "readingtype")),
    demand: amount("demand", "demandkw", "maximumdemand", "peakdemand"),
    capacity: amount("capacity", "capacitykva", "agreedcapacity", "availablecapacity"),
    supplyPoint: named("mpan", "nmi", "supplypoint", "supplynumber"),
  };
}

/** "Estimated", "E", "yes": how a field for it is filled; null when it says neither. */
function estimatedOf(text: string | null): boolean | null {
  const word = text?.toLowerCase() ?? "";
  if (/^(e|est|estim|yes|true|si|sí|1$)/.test(word)) return true;
  return /^(a|c|r|no|false|0$)/.test(word) ? false : null;
}

function lineOf(
  cells: Record<string, string>,
  descriptors: Descriptors,
  meters: readonly string[],
): MeteredLine {
  const named = factsByName(cells);
  const text = named("description") ?? named("itemcode") ?? "";
  const words = foldLine(text);
  const descriptor = descriptors.get(words);
  return {
    text,
    words,
    described: descriptor !== undefined,
    chargeType: descriptor?.chargeType ?? "other",
    unit: descriptor?.unit ?? "",
    commodity: descriptor?.commodity ?? null,
    heading: descriptor?.heading ?? "",
    quantityHeading: descriptor?.quantityHeading ?? "",
    quantity: numberOf(named("quantity")),
    rate: numberOf(named("unitprice")),
    amount: numberOf(named("nettotal", "amount", "linesubtotal")),
    meter: meterOf(named, text, meters),
  };
}

/** The meter that a line is of: its own column for it, or the one of the bill's meters that its words name. */
function meterOf(named: Named, text: string, meters: readonly string[]): string {
  const own = named("meternumber", "meter");
  if (own) return own;
  const words = foldName(`${named("itemcode") ?? ""} ${text}`);
  return (meters.length > 1 && meters.find((meter) => words.includes(foldName(meter)))) || "";
}

type Group = { meter: string; commodity: Descriptor["commodity"]; lines: MeteredLine[] };

function groupsOf(lines: readonly MeteredLine[], meters: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  const loose: MeteredLine[] = [];
  for (const line of lines) {
    if (!line.meter && !line.commodity) loose.push(line);
    else {
      const key = `${foldName(line.meter)}|${line.commodity ?? ""}`;
      const group = groups.get(key) ?? { meter: line.meter, commodity: line.commodity, lines: [] };
      group.lines.push(line);
      groups.set(key, group);
    }
  }
  const found = joinedByMeter([...groups.values()]);
  const unnamed = meters.filter((meter) => !found.some((one) => foldName(one.meter) === foldName(meter)));
  // A meter that no line names is that of a group without one, else it has a row of its own.
  for (const group of found) if (!group.meter) group.meter = unnamed.shift() ?? "";
  found.push(...unnamed.map((meter) => ({ meter, commodity: null, lines: [] })));
  const [first = { meter: "", commodity: null, lines: [] }, ...rest] = found;
  return [{ ...first, lines: [...first.lines, ...loose] }, ...rest];
}

/** Lines of a meter whose commodity is not described go with those of it that are. */
function joinedByMeter(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const same = joined.find(
      ({ meter, commodity }) =>
        group.meter &&
        foldName(meter) === foldName(group.meter) &&
        (!commodity || !group.commodity || commodity === group.commodity),
    );
    if (!same) joined.push({ ...group });
    else {
      same.commodity ??= group.commodity;
      same.lines = [...same.lines, ...group.lines];
    }
  }
  return joined;
}

/** What was used: as the bill states it, else what its lines for usage come to. */
function usageOf(lines: readonly MeteredLine[], named: Named): Pick<EnergyBill, "usage" | "usageUnit"> {
  const kWh = numberOf(named("usagekwh"));
  if (kWh !== null) return { usage: kWh, usageUnit: "kWh" };
  const therms = numberOf(named("usagetherms"));
  if (therms !== null) return { usage: therms, usageUnit: "therm" };
  const charged = lines.filter(({ chargeType, unit }) => chargeType === "usage" && unit);
  const unit = charged[0]?.unit ?? "";
  const usage = sumOf(charged.filter((line) => line.unit === unit).map(({ quantity }) => quantity));
  return { usage, usageUnit: usage === null ? "" : unit };
}

const commodityOf = (unit: EnergyBill["usageUnit"]): EnergyBill["commodity"] =>
  unit === "kWh" || unit === "MWh" ? "electric" : unit === "therm" ? "gas" : null;

const quantityOf = (lines: readonly MeteredLine[], type: "demand" | "capacity"): number | null =>
  sumOf(lines.filter(({ chargeType }) => chargeType === type).map(({ quantity }) => quantity));
