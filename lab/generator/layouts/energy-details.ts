import type { Charge, EnergyBill } from "../content/energy/energy-bill";
import type { Piece } from "../drawing/sheet";
import { canonicalScaled, withoutTrailingZeros } from "../style/canonical";
import { formatNumber } from "../style/format-number";
import type { EnergyWords } from "../style/labels/energy-labels";
import type { Desk } from "./desk";
import type { EnergyFamily } from "./energy-families";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";

/** Meter readings and the usage, as a table or as pairs. */
export function energyMeter(
  desk: Desk,
  bill: EnergyBill,
  family: EnergyFamily,
  words: EnergyWords,
  y: number,
): number {
  const usage: Piece[] = [
    desk.number(bill.kwh, 0, "usageKwh", String(bill.kwh)),
    desk.choose("energy.unit", [" kWh", " kWh", "kWh", ""]),
  ];
  const entries: Entry[] = [
    { label: words("meter"), value: [bill.meter] },
    { label: words("previousRead"), value: [formatNumber(bill.previousRead, 0, desk.style.numbers)] },
    {
      label: words("currentRead"),
      value: [
        formatNumber(bill.currentRead, 0, desk.style.numbers),
        ...(desk.chance("energy.kind", 0.4) ? [` ${words(bill.estimated ? "estimated" : "actual")}`] : []),
      ],
    },
    ...(desk.chance("energy.days", 0.6) ? [{ label: words("days"), value: [String(bill.days)] }] : []),
    { label: words(family.meter === "table" ? "usage" : "totalUsage"), value: usage },
  ];
  const bottom = infoBlock(
    desk,
    { left: desk.left, right: desk.right },
    y,
    entries,
    family.meter === "table" ? "header-row" : "pairs",
  );
  if (!desk.chance("energy.daily", 0.4)) return bottom;
  desk.sheet.text(
    desk.left,
    bottom + desk.style.size,
    `${desk.beside(words("daily"))} ${formatNumber(bill.daily, 2, desk.style.numbers)} kWh`,
    desk.font(),
  );
  return bottom + desk.lineHeight();
}

/** The charges, tax and total. */
export function energyCharges(
  desk: Desk,
  bill: EnergyBill,
  family: EnergyFamily,
  words: EnergyWords,
  y: number,
): number {
  desk.sheet.text(desk.left, y + desk.style.size, words("charges"), desk.font(1.15, true));
  let baseline = y + desk.style.size + desk.lineHeight(1.4);
  const width = desk.right - desk.left;
  if (family.charges === "columns") {
    const heads = [
      desk.label("description"),
      words("usage"),
      desk.label("unitPrice"),
      desk.label("netTotal"),
    ];
    [0, 0.6, 0.8, 1].forEach((at, i) => {
      desk.sheet.text(
        desk.left + at * width,
        baseline,
        heads[i] ?? "",
        desk.font(0.95, true),
        i === 0 ? "left" : "right",
      );
    });
    baseline += desk.lineHeight();
  }
  bill.charges.forEach((_, index) => {
    chargeRow(desk, bill, index, family, words, baseline);
    baseline += desk.lineHeight() + 1;
  });
  const row = (label: string, value: Piece[], bold = false) => {
    desk.sheet.text(desk.left, baseline, label, desk.font(1, bold));
    desk.sheet.text(desk.right, baseline, value, desk.font(1, bold), "right");
    baseline += desk.lineHeight() + 1;
  };
  if (bill.tax > 0) {
    if (desk.chance("energy.net", 0.75))
      row(words("subTotal"), desk.amount(bill.subTotal, "subTotal", "total"));
    row(
      `${desk.tax} ${formatNumber(bill.taxPercent * 10, 1, desk.style.numbers).replace(/[.,]0$/, "")}%`,
      desk.amount(bill.tax, "tax", "total"),
    );
  }
  row(words("current"), desk.amount(bill.total, "total", "total"), true);
  return baseline;
}

function chargeRow(
  desk: Desk,
  bill: EnergyBill,
  index: number,
  family: EnergyFamily,
  words: EnergyWords,
  baseline: number,
): void {
  const charge = bill.charges[index];
  if (!charge) return;
  const key = (column: string) => `line:${index}:${column}`;
  const width = desk.right - desk.left;
  const name = desk.value(key("description"), words(`c-${charge.description}`));
  desk.sheet.text(
    desk.right,
    baseline,
    desk.amount(charge.amount, key("netTotal"), "cell"),
    desk.font(),
    "right",
  );
  if (charge.quantity === 0 || family.charges === "amount-only") {
    desk.sheet.text(desk.left, baseline, [name], desk.font());
    return;
  }
  const decimals = charge.quantity % 100 === 0 ? 0 : 2;
  const isWhole = charge.unit === "kWh" && charge.quantity === bill.kwh * 100;
  const quantity: Piece = {
    text: formatNumber(charge.quantity / (decimals === 0 ? 100 : 1), decimals, desk.style.numbers),
    marks: [key("quantity"), ...(isWhole ? ["usageKwh"] : [])].map((one) => ({
      key: one,
      value: withoutTrailingZeros(canonicalScaled(charge.quantity, 2)),
      group: desk.sheet.newGroup(),
    })),
  };
  const unit = charge.unit === "days" ? ` ${words("days").toLowerCase()}` : ` ${charge.unit}`;
  const price = pricePieces(desk, charge, key("unitPrice"));
  if (family.charges === "sentence") {
    desk.sheet.text(
      desk.left,
      baseline,
      [name, "   ", quantity, unit, desk.choose("energy.at", [" @ ", " x ", " at "]), ...price],
      desk.font(),
    );
    return;
  }
  desk.sheet.text(desk.left, baseline, [name], desk.font());
  desk.sheet.text(desk.left + 0.6 * width, baseline, [quantity, unit], desk.font(), "right");
  desk.sheet.text(desk.left + 0.8 * width, baseline, price, desk.font(), "right");
}

/** Prices per kWh are printed in money with four decimals. */
function pricePieces(desk: Desk, { price }: Charge, key: string): Piece[] {
  const sign = desk.style.money.on === "all" && desk.style.money.before !== "" ? desk.style.money.before : "";
  return [sign, desk.number(price, 4, key, withoutTrailingZeros(canonicalScaled(price, 4)))].filter(
    (piece) => piece !== "",
  );
}
