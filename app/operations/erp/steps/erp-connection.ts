import { type ErpSettingsRow, replaceErpSeal } from "~/data/shard/erp-settings";
import type { ErpConnectionInput } from "~/domain/erp/erp-inputs";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";
import type { SealUse } from "../../ports";
import type { ErpConnection } from "../erp-ports";

type Opening = Pick<TenantContext, "tenant" | "secrets" | "shard">;

/** What the secret of an application is sealed for. */
export const clientSecretOf = (context: Pick<TenantContext, "tenant">, modelId: string): SealUse => ({
  purpose: "erp-secret",
  owner: keyOfTenant(context, modelId),
});

/**
 * The sealed secret of what was typed. One that was left empty stays what it was, but only for the same application at
 * the same place: otherwise it could be sent to someone else. Throws AppError `invalid` at the secret when it must be
 * typed.
 */
export async function sealedSecretOf(
  context: Opening,
  wanted: ErpConnectionInput,
  saved: ErpSettingsRow | null,
): Promise<string> {
  const { clientSecret, modelId } = wanted;
  if (clientSecret !== "") return context.secrets.seal(clientSecret, clientSecretOf(context, modelId));
  if (saved && isSameApplication(wanted, saved)) return saved.sealedSecret;
  const reason = saved ? "erp.problem.secret-again" : "form.required";
  throw new AppError("invalid", reason, { field: "clientSecret" });
}

const isSameApplication = (wanted: ErpConnectionInput, saved: ErpSettingsRow) =>
  (["kind", "directoryId", "clientId", "environment"] as const).every((part) => wanted[part] === saved[part]);

/** The connection that was typed, with the saved secret where none was. */
export async function typedConnection(
  context: Opening,
  wanted: ErpConnectionInput & { companyId?: string },
  saved: ErpSettingsRow | null,
): Promise<ErpConnection> {
  const sealed = await sealedSecretOf(context, wanted, saved);
  const place = { ...wanted, companyId: wanted.companyId ?? "", companyName: "" };
  return connectionOf(context, place, await opened(context, wanted.modelId, sealed));
}

/** The connection of saved settings; a seal by a key that was replaced is renewed. Throws ErpProblem when it does not open. */
export async function savedConnection(context: Opening, saved: ErpSettingsRow): Promise<ErpConnection> {
  const { modelId } = saved;
  const clientSecret = await opened(context, modelId, saved.sealedSecret);
  const from = saved.sealedSecret;
  if (await context.secrets.isStaleSeal(from))
    await replaceErpSeal(context.shard, modelId, {
      from,
      to: await context.secrets.seal(clientSecret, clientSecretOf(context, modelId)),
    });
  return connectionOf(context, saved, clientSecret);
}

const connectionOf = (
  { tenant }: Opening,
  { kind, directoryId, clientId, environment, companyId, companyName }: Omit<ErpConnection, OfItsOwn>,
  clientSecret: string,
): ErpConnection => ({
  kind,
  directoryId,
  clientId,
  clientSecret,
  environment,
  companyId,
  companyName,
  language: tenant.language,
});

type OfItsOwn = "clientSecret" | "language";

async function opened(context: Opening, modelId: string, sealed: string): Promise<string> {
  const secret = await context.secrets.unseal(sealed, clientSecretOf(context, modelId));
  if (secret === null) throw new ErpProblem("erp.problem.secret");
  return secret;
}
