import type { ReportName } from "~/domain/reports/report-list";
import { billingReport } from "./billing-report";
import { documentsReport } from "./documents-report";
import { editedReport } from "./edited-report";
import { emailReport } from "./email-report";
import { fieldsReport, originsReport } from "./fields-report";
import type { ReportBuilder } from "./report-builder";
import { validationReport } from "./validation-report";

/** What makes each report of `reportNames`. */
export const reportBuilders: Record<ReportName, ReportBuilder> = {
  documents: documentsReport,
  fields: fieldsReport,
  edited: editedReport,
  origins: originsReport,
  validation: validationReport,
  email: emailReport,
  billing: billingReport,
};
