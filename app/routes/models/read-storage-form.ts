import type { z } from "zod";
import type { ftpInput, storageInput } from "~/domain/models/storage-inputs";
import type { FtpEncryption } from "~/domain/models/storage-settings";
import type { formAnswer } from "~/http/form-answer";

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

/** The refusal with its problems put down to the controls of the form. */
export function storageFormAnswer(answer: ReturnType<typeof formAnswer>) {
  for (const problem of answer.data.problems) problem.field = problem.field.replace(/^storage\./, "");
  return answer;
}
