import { z } from "zod";
import { permissions } from "../permissions/permission";
import { reservedRoleNames } from "../permissions/seeded-roles";

const required = "form.required";

const name = z
  .string(required)
  .trim()
  .min(1, required)
  .max(60, "people.problem.too-long")
  .refine((text) => !reservedRoleNames.includes(foldRoleName(text)), "people.problem.role-name-reserved");

const allowed = z
  .array(z.enum(permissions, "people.problem.permission"), "people.problem.permission")
  .transform((given) => permissions.filter((permission) => given.includes(permission)));

export const createRoleInput = z.object({ name, permissions: allowed });
export const roleInput = z.object({ roleId: z.string() });
export const editRoleInput = createRoleInput.extend({ roleId: z.string() });

/** Role names that differ in case and spaces alone are the same name. */
export const foldRoleName = (text: string) => text.toLowerCase().replace(/\s+/g, "");
