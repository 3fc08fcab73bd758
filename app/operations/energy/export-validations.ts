import { type BillFinding, billFindings, sentenceOfFinding } from "~/domain/energy/bill-findings";
import type { CheckOutcome, Severity } from "~/domain/energy/check-outcome";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { validationsFileInput } from "~/domain/energy/energy-inputs";
import { firstRows } from "~/domain/energy/first-rows";
import { shownOutcomes } from "~/domain/energy/shown-outcomes";
import { localDayOf } from "~/domain/listing/local-day";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { scopeOf } from "../documents/steps/document-scope";
import { fileNamePart, tableFile } from "../results/steps/table-file";
import { billPages, requireEnergyModel } from "./steps/bill-pages";
import { type CheckedBill, checkBills } from "./steps/check-bills";

/**
 * What the checks say of all bills of a list as CSV, JSON or XLSX: a row for each bill and check, for each rule that is not met, and
 * for each difference of the data in its file. Without a severity those that failed. Throws AppError `not-found` and `invalid`.
 */
export const exportEnergyValidations = defineOperation({
  name: "energy.export-validations",
  permission: "TenantModel.ViewDocument",
  input: validationsFileInput,
  async run(context: TenantContext, { severity, format, language, ...filter }): Promise<ExportFile> {
    const model = await requireEnergyModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const isWanted = (one: { severity: Severity }) =>
      severity ? one.severity === severity : !["pass", "unknown"].includes(one.severity);
    const rows = async function* () {
      for await (const { rows: read, bills } of billPages(context, model, scope)) {
        const checked = await checkBills(context, model, bills);
        const found = new Map(read.map((row) => [row.document.id, billFindings(model, row)]));
        const firsts = firstRows(bills);
        yield checked.flatMap(({ bill, outcomes }) => {
          const shown = { bill, outcomes: shownOutcomes(outcomes, model.culture) };
          const findings = firsts.has(bill) ? (found.get(bill.documentId) ?? []) : [];
          return [
            ...rowsOf(shown, isWanted, language),
            ...findings.filter(isWanted).map((finding) => rowOfFinding(bill, finding, language)),
          ];
        });
      }
    };
    const day = localDayOf(context.now(), model.timeZone);
    const name = `${fileNamePart(model.name)}-error-validations-${day}`;
    return tableFile({ name: "Checks", headings, rows }, format, name);
  },
});

const headings = [
  "documentId",
  "fileName",
  "invoiceNumber",
  "supplier",
  "account",
  "meter",
  "commodity",
  "periodStart",
  "periodEnd",
  "check",
  "name",
  "severity",
  "message",
];

const rowsOf = (
  { bill, outcomes }: CheckedBill,
  isWanted: (one: { severity: Severity }) => boolean,
  language: Language,
) =>
  outcomes
    .filter(isWanted)
    .map((outcome) => [
      ...about(bill),
      outcome.check,
      fillText(language, `energy.check.${outcome.check}`, {}),
      outcome.severity,
      messageOf(outcome, language),
    ]);

const about = (bill: EnergyBill) => [
  bill.documentId,
  bill.fileName,
  bill.number,
  bill.supplier,
  bill.account,
  bill.meter,
  bill.commodity,
  bill.start,
  bill.end,
];

/** A finding has no number of a check. */
const rowOfFinding = (bill: EnergyBill, finding: BillFinding, language: Language) => [
  ...about(bill),
  null,
  fillText(language, `energy.besides.${finding.kind}`, {}),
  finding.severity,
  sentenceOfFinding((key, values) => fillText(language, key, values), finding),
];

const messageOf = ({ check, severity, values }: CheckOutcome, language: Language): string =>
  severity === "pass"
    ? ""
    : severity === "unknown"
      ? fillText(language, "energy.unknown", {})
      : fillText(language, `energy.finding.${check}`, values);
