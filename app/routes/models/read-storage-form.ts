import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { ftpInput, storageInput } from "~/domain/models/storage-inputs";
import type { FtpEncryption } from "~/domain/models/storage-settings";
import { type FormAnswer, formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";

type Typed = Record<string, string>;

/** The FTP server that the form holds; whether it is any good is for the operation to say. */
export const ftpIn = (typed: Typed): z.input<typeof ftpInput> => ({
  provider: "ftp",
  hostName: typed.hostName ?? "",
  port: typed.port?.trim() ? Number(typed.port) : Number.NaN,
  userName: typed.userName ?? "",
  password: typed.password ?? "",
  documentFolder: typed.documentFolder ?? "",
  encryption: typed.encryption as FtpEncryption,
});

export const storageIn = (typed: Typed): z.input<typeof storageInput> =>
  typed.provider === "ftp" ? ftpIn(typed) : { provider: "default" };

/** What the form gets back. A password is never sent back: `again` says that one was typed. */
function storageAnswer({ typed, problems }: FormAnswer, form: FormData) {
  const byControl = problems.map((problem) => ({
    ...problem,
    field: problem.field.replace(/^storage\./, ""),
  }));
  return { typed, problems: byControl, again: form.get("password") !== "" };
}

/** The form as it was typed, with nothing wrong. */
export function testedStorage(form: FormData) {
  const { password: _, ...typed } = formFields(form);
  return data({ ...storageAnswer({ typed, problems: [] }, form), tested: true });
}

/** The form with what is wrong. */
export function refusedStorage(error: unknown, form: FormData) {
  const { data: answer, init } = formErrorResponse(error, form);
  return data({ ...storageAnswer(answer, form), tested: false }, init ?? {});
}
