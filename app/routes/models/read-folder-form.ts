import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { editFolderInput, testFolderInput } from "~/domain/folders/folder-inputs";
import type { Afterwards, Destination } from "~/domain/folders/intake-folder";
import type { FtpEncryption } from "~/domain/models/storage-settings";
import { type FormAnswer, formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";

type Typed = Record<string, string>;

/** The server and folder that the form holds; whether they are any good is for the operation to say. */
export const folderServerIn = (modelId: string, typed: Typed): z.input<typeof testFolderInput> => ({
  modelId,
  hostName: typed.hostName ?? "",
  port: typed.port?.trim() ? Number(typed.port) : Number.NaN,
  userName: typed.userName ?? "",
  password: typed.password ?? "",
  encryption: typed.encryption as FtpEncryption,
  folder: typed.folder ?? "",
});

export const folderIn = (modelId: string, typed: Typed): z.input<typeof editFolderInput> => ({
  ...folderServerIn(modelId, typed),
  revision: Number(typed.revision),
  minutes: Number(typed.minutes),
  afterwards: typed.afterwards as Afterwards,
  destination: typed.destination as Destination,
});

/** What the form gets back. A password is never sent back: `again` says that one was typed. */
const folderAnswer = (answer: FormAnswer, form: FormData) => ({
  ...answer,
  again: form.get("password") !== "",
});

/** The form as it was typed, with how many files lie in the folder. */
export function testedFolder(form: FormData, files: number) {
  const { password: _, ...typed } = formFields(form);
  return data({ ...folderAnswer({ typed, problems: [] }, form), files });
}

/** The form with what is wrong. */
export function refusedFolder(error: unknown, form: FormData) {
  const { data: answer, init } = formErrorResponse(error, form);
  return data({ ...folderAnswer(answer, form), files: null }, init ?? {});
}
