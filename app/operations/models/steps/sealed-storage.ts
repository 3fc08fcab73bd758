import { AppError } from "~/domain/errors/app-error";
import type { FtpInput, StorageInput } from "~/domain/models/storage-inputs";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantContext } from "../../context";
import type { SealUse } from "../../ports";

/**
 * The storage as it is kept, with its password sealed; null is the product's own. A password that was left empty stays
 * what it was, but only for the same server and account: otherwise whoever may edit a model could have the saved password
 * sent to a server of their own. Throws AppError `invalid` at the password when it must be typed.
 */
export async function sealedStorage(
  context: Pick<TenantContext, "secrets" | "tenant">,
  wanted: StorageInput,
  saved: StorageSettings | null,
): Promise<StorageSettings | null> {
  if (wanted.provider === "default") return null;
  const { password, ...settings } = wanted;
  if (password !== "")
    return {
      ...settings,
      sealedPassword: await context.secrets.seal(password, ftpPasswordOf(context.tenant)),
    };
  if (saved && isSameServer(wanted, saved)) return { ...settings, sealedPassword: saved.sealedPassword };
  const reason = saved ? "models.problem.ftp-password-again" : "models.problem.ftp-password-required";
  throw new AppError("invalid", reason, { field: "password" });
}

/** What the passwords of a tenant's servers are sealed for. */
export const ftpPasswordOf = ({ id }: { id: string }): SealUse => ({ purpose: "ftp-password", owner: id });

const isSameServer = (wanted: FtpInput, saved: StorageSettings) =>
  (["hostName", "port", "userName", "encryption"] as const).every((part) => wanted[part] === saved[part]);
