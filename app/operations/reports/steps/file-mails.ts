import { insertMailOnce } from "~/data/control/outbox";
import { findSchedule } from "~/data/shard/report-schedules";
import { productName } from "~/domain/product";
import {
  maxAttachedBytes,
  reportContentTypes,
  reportFileName,
  reportFiles,
} from "~/domain/reports/report-file";
import { shownMoment } from "~/domain/tenants/shown-day";
import { fillText } from "~/locales/fill-text";
import { requireModel } from "../../documents/steps/document-scope";
import { keyOfTenant, ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { type ReportFileRow, scopeOfFile } from "./file-scope";
import { keptFileOf } from "./kept-file";
import { fileToken, stopToken } from "./mail-tokens";
import { reportMail } from "./report-mail";

/** How a file came out: of this many bytes, to be kept until then; null where none could be made. */
export type MadeFile = { byteSize: number; expiresAt: Date } | null;

/**
 * The mails about a file of a schedule, one for each of its recipients: with the file when it is small, else with a link that
 * opens as long as it is kept. Their ids are the same however often this is called.
 */
export async function fileMails(context: RunContext, row: ReportFileRow, made: MadeFile, site: string) {
  const { id: fileId, report, language, format, recipients, modelId } = row;
  if (recipients.length === 0 || modelId === null) return [];
  const letter = await reportMail(context, {
    report,
    scope: scopeOfFile(row),
    language,
    site,
    formats: [],
  });
  const model = await requireModel(context, modelId);
  const fileName = reportFileName(keptFileOf(row));
  const goesAlong = made !== null && made.byteSize <= maxAttachedBytes;
  const attachment = goesAlong
    ? ofTenant(context, { key: reportFiles.file(fileId), fileName, contentType: reportContentTypes[format] })
    : null;
  const stopLinkOf = async (recipient: string) => {
    const token = await stopToken(context, { modelId, recipient });
    const query = ofTenant(context, { model: modelId, recipient, token });
    return `${site}/reports/stop?${new URLSearchParams(query)}`;
  };
  const values = { product: productName, tenant: context.tenant.name, ...letter };
  const about = async () => {
    if (!made) return fillText(language, "reports.mail.no-file");
    if (goesAlong) return fillText(language, "reports.mail.attached", { fileName });
    const query = ofTenant(context, { file: fileId, token: await fileToken(context, fileId) });
    const link = `${site}/reports/kept-file?${new URLSearchParams(query)}`;
    return fillText(language, "reports.mail.kept", {
      fileName,
      day: shownMoment(made.expiresAt, context.tenant),
      link,
    });
  };
  const told = [fillText(language, "reports.mail.scheduled", values), await about()];
  const subject = fillText(language, "reports.mail.subject", values);
  // Who stopped it while the file was made gets it no more.
  const { recipients: still = [] } = (await findSchedule(context.shard, modelId)) ?? {};
  const wanted = recipients.filter((recipient) => still.includes(recipient));
  const addressed = await Promise.all(
    wanted.map(async (recipient) => ({ recipient, stopLink: await stopLinkOf(recipient) })),
  );
  return addressed.map(({ recipient, stopLink }) => {
    const stop = fillText(language, "reports.mail.stop", { model: model.name, link: stopLink });
    return insertMailOnce(context.control, {
      id: keyOfTenant(context, "report-file", fileId, recipient),
      recipient,
      createdAt: context.now(),
      subject,
      body: [...told, stop].join("\n\n"),
      stopLink,
      attachment,
    });
  });
}
