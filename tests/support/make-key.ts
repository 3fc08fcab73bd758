import { insertKey } from "~/data/control/api-keys";
import { everything } from "~/domain/permissions/permission";
import type { TenantContext } from "~/operations/context";

type Plan = {
  permissions?: string[];
  expiresAt?: Date;
  revokedAt?: Date;
  memberId?: string;
  isSandbox?: boolean;
};

/** An API key of the tenant; answers its id and the key as a client sends it. */
export async function makeKey(context: TenantContext, plan: Plan = {}): Promise<{ id: string; key: string }> {
  const [id, key] = [context.newId(), `fw_${context.secrets.newToken()}`];
  await insertKey(context.control, {
    id,
    name: "Test",
    hint: key.slice(0, 6),
    keyHash: await context.secrets.digest(key),
    createdAt: context.now(),
    permissions: [everything],
    ...plan,
  });
  return { id, key };
}
