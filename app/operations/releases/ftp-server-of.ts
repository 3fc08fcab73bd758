import { AppError } from "~/domain/errors/app-error";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { VisitorContext } from "../context";
import type { FtpServer } from "./release-ports";

/** The server of a model's settings with its password opened. Throws AppError `unavailable` when it cannot be. */
export async function ftpServerOf(
  context: Pick<VisitorContext, "secrets">,
  { hostName, port, userName, encryption, sealedPassword }: StorageSettings,
): Promise<FtpServer> {
  const password = await context.secrets.unseal(sealedPassword);
  if (password === null) throw new AppError("unavailable", "releases.problem.password");
  return { hostName, port, userName, encryption, password };
}
