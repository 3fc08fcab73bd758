import { mayGrant } from "~/domain/people/may-grant";
import { everything, type Permission, permissions } from "~/domain/permissions/permission";
import { permissionsOf } from "~/domain/permissions/permissions-of";
import { formFields } from "~/http/form-fields";
import type { TenantContext } from "~/operations/context";

/** What the form of a role holds; whether it is any good is for the operation to say. */
export const readRoleForm = (form: FormData) => ({
  name: formFields(form).name ?? "",
  permissions: permissions.filter((permission) => form.has(`permission.${permission}`)),
});

/** The boxes that were ticked before the form was refused. */
export const typedPermissions = (typed: Record<string, string>): Permission[] =>
  permissions.filter((permission) => typed[`permission.${permission}`] !== undefined);

/** The permissions that the caller may give. */
export const grantableBy = ({ actor }: TenantContext): Permission[] =>
  permissions.filter((permission) => mayGrant(permissionsOf(actor), [permission]));

/** What a role allows, everything written out. */
export const writtenOut = (held: readonly string[]): readonly string[] =>
  held.includes(everything) ? permissions : held;
