import { z } from "zod";
import { permissions } from "../permissions/permission";

const required = "form.required";
const name = z.string(required).trim().min(1, required).max(80, "keys.problem.too-long");

const lifetime = z
  .union([z.enum(["30", "90", "365", ""]), z.null()], "keys.problem.lifetime")
  .transform((days) => (days ? Number(days) : null));

const allowed = z
  .array(z.enum(permissions, "people.problem.permission"), "people.problem.permission")
  .transform((given) => permissions.filter((permission) => given.includes(permission)))
  .refine((given) => given.length > 0, "keys.problem.no-permission");

export const createApiUserInput = z.object({
  name,
  roleId: z.string(required).min(1, required).max(100, "people.problem.role"),
});
export const apiUserInput = z.object({ memberId: z.string() });
export const createKeyInput = z.object({
  memberId: z.string(),
  name,
  permissions: allowed,
  lifetime,
  isSandbox: z.boolean().default(false),
});
export const revokeKeyInput = z.object({ memberId: z.string(), keyId: z.string() });
