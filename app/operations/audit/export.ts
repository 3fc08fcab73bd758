import { auditExportInput } from "~/domain/audit/audit-inputs";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { auditCsv } from "./steps/audit-csv";
import { matchingSubjects } from "./steps/matching-subjects";

/** The audit log, filtered, as CSV. Read as it is taken, so that its length costs no memory. */
export const exportAudit = defineOperation({
  name: "audit.export",
  permission: "Audit",
  input: auditExportInput,
  async run(context: TenantContext, { language, subject, ...filter }) {
    const day = localDayOf(context.now(), timeZoneOfCountry(context.tenant.countryCode));
    const { subjects } = await matchingSubjects(context, subject);
    return { stream: auditCsv(context, { ...filter, subjects }, language), fileName: `audit-${day}.csv` };
  },
});
