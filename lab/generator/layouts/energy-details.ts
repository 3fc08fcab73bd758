import type { Charge, EnergyBill } from "../content/energy/energy-bill";
import type { Piece } from "../drawing/sheet";
import { canonicalScaled, withoutTrailingZeros } from "../style/canonical";
import { formatNumber } from "../style/format-number";
import type { EnergyWords } from "../style/labels/energy-labels";
import type { Composer } from "./composer";
import type { EnergyFamily } from "./energy-families";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";

/** Meter readings and the usage, as a table or as pairs. */
export function energyMeter(
  composer: Composer,
  bill: EnergyBill,
  family: EnergyFamily,
  words: EnergyWords,
  y: number,
): number {
  const usage: Piece[] = [
    composer.number(bill.kwh, 0, "usageKwh", String(bill.kwh)),
    composer.choose("energy.unit", [" kWh", " kWh", "kWh", ""]),
  ];
  const entries: Entry[] = [
    { label: words("meter"), value: [bill.meter] },
    { label: words("previousRead"), value: [formatNumber(bill.previousRead, 0, composer.style.numbers)] },
    {
      label: words("currentRead"),
      value: [
        formatNumber(bill.currentRead, 0, composer.style.numbers),
        ...(composer.chance("energy.kind", 0.4)
          ? [` ${words(bill.estimated ? "estimated" : "actual")}`]
          : []),
      ],
    },
    ...(composer.chance("energy.days", 0.6) ? [{ label: words("days"), value: [String(bill.days)] }] : []),
    { label: words(family.meter === "table" ? "usage" : "totalUsage"), value: usage },
  ];
  const bottom = infoBlock(
    composer,
    { left: composer.left, right: composer.right },
    y,
    entries,
    family.meter === "table" ? "header-row" : "pairs",
  );
  if (!composer.chance("energy.daily", 0.4)) return bottom;
  composer.sheet.text(
    composer.left,
    bottom + composer.style.size,
    `${composer.beside(words("daily"))} ${formatNumber(bill.daily, 2, composer.style.numbers)} kWh`,
    composer.font(),
  );
  return bottom + composer.lineHeight();
}

/** The charges, tax and total. */
export function energyCharges(
  composer: Composer,
  bill: EnergyBill,
  family: EnergyFamily,
  words: EnergyWords,
  y: number,
): number {
  composer.sheet.text(composer.left, y + composer.style.size, words("charges"), composer.font(1.15, true));
  let baseline = y + composer.style.size + composer.lineHeight(1.4);
  const width = composer.right - composer.left;
  if (family.charges === "columns") {
    const heads = [
      composer.label("description"),
      words("usage"),
      composer.label("unitPrice"),
      composer.label("netTotal"),
    ];
    [0, 0.6, 0.8, 1].forEach((at, i) => {
      composer.sheet.text(
        composer.left + at * width,
        baseline,
        heads[i] ?? "",
        composer.font(0.95, true),
        i === 0 ? "left" : "right",
      );
    });
    baseline += composer.lineHeight();
  }
  bill.charges.forEach((_, index) => {
    chargeRow(composer, bill, index, family, words, baseline);
    baseline += composer.lineHeight() + 1;
  });
  const row = (label: string, value: Piece[], bold = false) => {
    composer.sheet.text(composer.left, baseline, label, composer.font(1, bold));
    composer.sheet.text(composer.right, baseline, value, composer.font(1, bold), "right");
    baseline += composer.lineHeight() + 1;
  };
  if (bill.tax > 0) {
    if (composer.chance("energy.net", 0.75))
      row(words("subTotal"), composer.amount(bill.subTotal, "subTotal", "total"));
    row(
      `${composer.tax} ${formatNumber(bill.taxPercent * 10, 1, composer.style.numbers).replace(/[.,]0$/, "")}%`,
      composer.amount(bill.tax, "tax", "total"),
    );
  }
  row(words("current"), composer.amount(bill.total, "total", "total"), true);
  return baseline;
}

function chargeRow(
  composer: Composer,
  bill: EnergyBill,
  index: number,
  family: EnergyFamily,
  words: EnergyWords,
  baseline: number,
): void {
  const charge = bill.charges[index];
  if (!charge) return;
  const key = (column: string) => `line:${index}:${column}`;
  const width = composer.right - composer.left;
  const name = composer.value(key("description"), words(`c-${charge.description}`));
  composer.sheet.text(
    composer.right,
    baseline,
    composer.amount(charge.amount, key("netTotal"), "cell"),
    composer.font(),
    "right",
  );
  if (charge.quantity === 0 || family.charges === "amount-only") {
    composer.sheet.text(composer.left, baseline, [name], composer.font());
    return;
  }
  const decimals = charge.quantity % 100 === 0 ? 0 : 2;
  const isWhole = charge.unit === "kWh" && charge.quantity === bill.kwh * 100;
  const quantity: Piece = {
    text: formatNumber(charge.quantity / (decimals === 0 ? 100 : 1), decimals, composer.style.numbers),
    marks: [key("quantity"), ...(isWhole ? ["usageKwh"] : [])].map((one) => ({
      key: one,
      value: withoutTrailingZeros(canonicalScaled(charge.quantity, 2)),
      group: composer.sheet.newGroup(),
    })),
  };
  const unit = charge.unit === "days" ? ` ${words("days").toLowerCase()}` : ` ${charge.unit}`;
  const price = pricePieces(composer, charge, key("unitPrice"));
  if (family.charges === "sentence") {
    composer.sheet.text(
      composer.left,
      baseline,
      [name, "   ", quantity, unit, composer.choose("energy.at", [" @ ", " x ", " at "]), ...price],
      composer.font(),
    );
    return;
  }
  composer.sheet.text(composer.left, baseline, [name], composer.font());
  composer.sheet.text(composer.left + 0.6 * width, baseline, [quantity, unit], composer.font(), "right");
  composer.sheet.text(composer.left + 0.8 * width, baseline, price, composer.font(), "right");
}

/** Prices per kWh are printed in money with four decimals. */
function pricePieces(composer: Composer, { price }: Charge, key: string): Piece[] {
  const sign =
    composer.style.money.on === "all" && composer.style.money.before !== ""
      ? composer.style.money.before
      : "";
  return [sign, composer.number(price, 4, key, withoutTrailingZeros(canonicalScaled(price, 4)))].filter(
    (piece) => piece !== "",
  );
}
