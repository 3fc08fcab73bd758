import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { BillKind, BillLine, BillStatus } from "~/domain/billing/bill";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { productName } from "~/domain/product";
import { shownCount } from "~/locales/shown-count";
import type { Translate } from "~/locales/translate";

type Bill = {
  number: string;
  kind: BillKind;
  status: BillStatus;
  billedOn: string;
  periodStart: string;
  periodEnd: string;
  currency: string;
  amount: number;
  lines: BillLine[];
};
type Words = { language: string; t: Translate };

const [left, right, size] = [56, 539, 11];

/** A bill as one page of A4 (points). Names with signs outside of WinAnsi show a question mark for each. */
export async function billPdf(
  bill: Bill,
  customer: readonly string[],
  words: Words,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, language } = words;
  const document = await PDFDocument.create();
  document.setTitle(`${t("billing.bill.title")} ${bill.number}`);
  document.setLanguage(language);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet = sheetOf(document.addPage([595, 842]), fonts);
  const money = (amount: number) => moneyText(amount, bill.currency, language);
  const day = (day: string) => dayText(day, language);
  sheet.line(productName, "", fonts.bold, 20);
  sheet.gap(12);
  sheet.line(t("billing.bill.title"), bill.number, fonts.bold, 14);
  sheet.line(t("billing.bills.day"), day(bill.billedOn));
  sheet.line(
    t("billing.period"),
    t("billing.period-value", { from: day(bill.periodStart), to: day(bill.periodEnd) }),
  );
  sheet.line(t("billing.bills.state"), t(`billing.bill.${bill.status}`));
  sheet.gap(12);
  sheet.line(t("billing.bill.to"), "", fonts.bold);
  for (const line of customer) sheet.line(line, "");
  sheet.gap(18);
  for (const { textKey, values, amount } of bill.lines) {
    const documents = shownCount(Number(values.count ?? 0), language);
    sheet.line(t(textKey, { ...values, documents }), money(amount));
  }
  sheet.rule();
  sheet.line(t("billing.bill.total"), money(bill.amount), fonts.bold, 13);
  return new Uint8Array(await document.save());
}

function sheetOf(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }) {
  let y = 780;
  const ink = rgb(0.1, 0.1, 0.1);
  return {
    line(name: string, value: string, font = fonts.plain, height = size) {
      const [first, last] = [printable(font, name), printable(font, value)];
      page.drawText(first, { x: left, y, size: height, font, color: ink });
      page.drawText(last, {
        x: right - font.widthOfTextAtSize(last, height),
        y,
        size: height,
        font,
        color: ink,
      });
      y -= height * 1.6;
    },
    gap: (height: number) => {
      y -= height;
    },
    rule() {
      page.drawLine({
        start: { x: left, y: y + 6 },
        end: { x: right, y: y + 6 },
        thickness: 0.5,
        color: ink,
      });
      y -= 12;
    },
  };
}

/** The standard fonts know WinAnsi only; ₹ and narrow spaces are written as what they mean. */
function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text.replaceAll("₹", "INR ").replace(/[\u202f\u00a0]/g, " ")]
    .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : "?"))
    .join("");
}
