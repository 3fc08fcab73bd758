import { AppError } from "~/domain/errors/app-error";
import type { FtpWanted, StorageWanted } from "~/domain/models/storage-inputs";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { VisitorContext } from "../context";

/**
 * The storage as it is kept, with its password sealed; null is the product's own. A password that was left empty stays
 * what it was, but only for the same server and account: otherwise whoever may edit a model could have the saved password
 * sent to a server of their own. Throws AppError `invalid` at the password when it must be typed.
 */
export async function sealedStorage(
  context: Pick<VisitorContext, "secrets">,
  wanted: StorageWanted,
  saved: StorageSettings | null,
): Promise<StorageSettings | null> {
  if (wanted.provider === "default") return null;
  const { password, ...settings } = wanted;
  if (password !== "") return { ...settings, sealedPassword: await context.secrets.seal(password) };
  if (saved && isSameServer(wanted, saved)) return { ...settings, sealedPassword: saved.sealedPassword };
  const reason = saved ? "models.problem.ftp-password-again" : "models.problem.ftp-password-required";
  throw new AppError("invalid", reason, { field: "password" });
}

const isSameServer = (wanted: FtpWanted, saved: StorageSettings) =>
  (["hostName", "port", "userName", "encryption"] as const).every((part) => wanted[part] === saved[part]);
