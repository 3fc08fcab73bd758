import { replaceStorageSeal } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantContext } from "../../context";
import { ftpPasswordOf } from "../../models/steps/sealed-storage";
import type { FtpServer } from "../release-ports";

/** The server of settings with its password opened. Throws AppError `unavailable` when it cannot be. */
export async function ftpServerOf(
  context: Pick<TenantContext, "secrets" | "tenant">,
  { hostName, port, userName, encryption, sealedPassword }: StorageSettings,
): Promise<FtpServer> {
  const password = await context.secrets.unseal(sealedPassword, ftpPasswordOf(context.tenant));
  if (password === null) throw new AppError("unavailable", "releases.problem.password");
  return { hostName, port, userName, encryption, password };
}

/** The same for the settings that a model keeps; a seal by a key that was replaced is renewed. */
export async function ftpServerOfModel(
  context: Pick<TenantContext, "secrets" | "tenant" | "shard">,
  modelId: string,
  storage: StorageSettings,
): Promise<FtpServer> {
  const { secrets, tenant, shard } = context;
  const server = await ftpServerOf(context, storage);
  const from = storage.sealedPassword;
  if (await secrets.isStaleSeal(from))
    await replaceStorageSeal(shard, modelId, {
      from,
      to: await secrets.seal(server.password, ftpPasswordOf(tenant)),
    });
  return server;
}
