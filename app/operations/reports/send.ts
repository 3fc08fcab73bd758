import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailOnce } from "~/data/control/outbox";
import { fileDigest } from "~/domain/documents/file-digest";
import { productName } from "~/domain/product";
import { sendReportInput } from "~/domain/reports/report-inputs";
import { fillText } from "~/locales/fill-text";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keyOfTenant } from "../of-tenant";
import { figuresScope } from "./steps/figures-scope";
import { reportMail } from "./steps/report-mail";

const minute = 60_000;

/**
 * Sends a report by mail: its figures, and links to its files, which open for whoever has an account of the organization. Asked for
 * twice within a minute it goes once. Throws InvalidInput for an invalid address and AppError `too-many` beyond the rate limit.
 */
export const sendReport = defineOperation({
  name: "reports.send",
  permission: "Reports.Send",
  alsoNeeds: () => ["Reports"] as const,
  input: sendReportInput,
  async run(
    context: TenantContext,
    { report, toEmail, ccEmails, language, site, ...query },
  ): Promise<{ recipients: string[] }> {
    const { control } = context;
    await enforceRateLimit(context, "reportMailsByTenant", keyOfTenant(context));
    const scope = await figuresScope(context, query);
    const recipients = [...new Set([toEmail, ...ccEmails])];
    const letter = await reportMail(context, { report, scope, language, site });
    const values = { product: productName, tenant: context.tenant.name, ...letter };
    const turn = Math.floor(context.now().getTime() / minute);
    const mails = await Promise.all(
      recipients.map(async (recipient) => ({
        id: await fileDigest(
          new TextEncoder().encode(
            keyOfTenant(
              context,
              "report",
              report,
              scope.modelId ?? "",
              scope.from,
              scope.to,
              recipient,
              turn,
            ),
          ),
        ),
        recipient,
        createdAt: context.now(),
        subject: fillText(language, "reports.mail.subject", values),
        body: fillText(language, "reports.mail.body", values),
      })),
    );
    const detail = { report, recipients, from: scope.from, to: scope.to };
    const [first, ...rest] = mails.map((mail) => insertMailOnce(control, mail));
    if (first)
      await commit(control, [
        first,
        ...rest,
        insertControlAuditIfChanged(control, auditOf(context, "reports.send", scope.modelId ?? null, detail)),
      ]);
    return { recipients };
  },
});
