import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { describe, expect, it } from "vitest";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { listIntakeLog } from "~/operations/intake/list-log";
import encodedWords from "../../fixtures/mails/encoded-words.eml?raw";
import forwardedAsFile from "../../fixtures/mails/forwarded-as-file.eml?raw";
import invoiceAttached from "../../fixtures/mails/invoice-attached.eml?raw";
import invoiceInline from "../../fixtures/mails/invoice-inline.eml?raw";
import mixedAttachments from "../../fixtures/mails/mixed-attachments.eml?raw";
import noAttachment from "../../fixtures/mails/no-attachment.eml?raw";
import replyForward from "../../fixtures/mails/reply-forward-subject.eml?raw";
import unknownModel from "../../fixtures/mails/unknown-model.eml?raw";
import withoutMessageId from "../../fixtures/mails/without-message-id.eml?raw";

/** What the log says of a mail that came twice: outcome, or the reason of the refusal, part by part. */
async function outcomesOf(raw: string): Promise<string[]> {
  const context = await makeTenant();
  await makeModel(context, { name: "Invoices-North America" });
  await makeModel(context, { name: "Facturas Energía - Año" });
  const to = mailAddressOf(context.tenant, env.MAIL_DOMAIN);
  const setReject = (reason: string) => {
    throw new Error(reason);
  };
  for (let delivery = 0; delivery < 2; delivery++) {
    const stream = new Response(raw).body ?? new ReadableStream();
    await receiveInboundMail(
      { from: "bounce@example.org", to, raw: stream, rawSize: raw.length, setReject },
      env,
    );
  }
  const { lines } = await listIntakeLog(context, { size: 200 });
  return lines.sort((a, b) => a.part.localeCompare(b.part)).map((line) => line.reason ?? line.outcome);
}

describe("mails as mail programs send them", () => {
  it.each([
    ["invoice-attached", invoiceAttached, ["taken"]],
    ["invoice-inline", invoiceInline, ["taken"]],
    ["reply-forward-subject", replyForward, ["taken"]],
    ["encoded-words", encodedWords, ["taken"]],
    ["forwarded-as-file", forwardedAsFile, ["taken"]],
    ["without-message-id", withoutMessageId, ["taken"]],
    ["mixed-attachments", mixedAttachments, ["picture-of-text", "taken", "program", "program", "taken"]],
    ["no-attachment", noAttachment, ["no-files"]],
    ["unknown-model", unknownModel, ["taken"]],
  ])("%s.eml", async (_name, raw, outcomes) => {
    expect(await outcomesOf(raw)).toEqual(outcomes);
  });
});
