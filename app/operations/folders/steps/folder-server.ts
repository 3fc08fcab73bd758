import { type FolderRow, replaceFolderSeal } from "~/data/shard/intake-folders";
import { AppError } from "~/domain/errors/app-error";
import type { FolderServerInput } from "~/domain/folders/folder-inputs";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantContext } from "../../context";
import type { FtpServer } from "../../documents/release-ports";
import { ftpServerOf } from "../../documents/steps/ftp-server-of";
import { keyOfTenant } from "../../of-tenant";
import type { SealUse } from "../../ports";

type Opening = Pick<TenantContext, "tenant" | "secrets" | "shard">;

/** What the password of a model's folder is sealed for. */
export const folderPasswordOf = (context: Pick<TenantContext, "tenant">, modelId: string): SealUse => ({
  purpose: "folder-password",
  owner: keyOfTenant(context, modelId),
});

type Saved = { folder: FolderRow | null; storage: StorageSettings | null };

/**
 * The server that was typed. A password that was left empty is the one saved for the folder, or for the server to which
 * the model's results are released, but only for the same server and account: otherwise it could be sent to someone
 * else. Throws AppError `invalid` at the password when it must be typed.
 */
export async function typedServer(
  context: Opening,
  wanted: FolderServerInput,
  { folder, storage }: Saved,
): Promise<FtpServer> {
  const { hostName, port, userName, encryption, password } = wanted;
  if (password !== "") return { hostName, port, userName, encryption, password };
  if (folder && isSameServer(wanted, folder)) return savedServer(context, folder);
  if (storage && isSameServer(wanted, storage)) return ftpServerOf(context, storage);
  const reason = folder ? "models.problem.ftp-password-again" : "models.problem.ftp-password-required";
  throw new AppError("invalid", reason, { field: "password" });
}

type Place = Pick<FtpServer, "hostName" | "port" | "userName" | "encryption">;

const isSameServer = (wanted: Place, saved: Place) =>
  (["hostName", "port", "userName", "encryption"] as const).every((part) => wanted[part] === saved[part]);

/**
 * The server of a saved folder; a seal by a key that was replaced is renewed. Throws AppError `unavailable` when its password
 * does not open.
 */
export async function savedServer(context: Opening, saved: FolderRow): Promise<FtpServer> {
  const { hostName, port, userName, encryption, modelId, sealedPassword: from } = saved;
  const use = folderPasswordOf(context, modelId);
  const password = await context.secrets.unseal(from, use);
  if (password === null) throw new AppError("unavailable", "releases.problem.password");
  if (await context.secrets.isStaleSeal(from))
    await replaceFolderSeal(context.shard, modelId, { from, to: await context.secrets.seal(password, use) });
  return { hostName, port, userName, encryption, password };
}
