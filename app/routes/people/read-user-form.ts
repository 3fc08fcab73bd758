import type { UserFormValues } from "~/components/people/user-form";
import { type Feature, features } from "~/domain/permissions/features";
import { formFields } from "~/http/form-fields";

/** What the form of a user holds; whether it is any good is for the operation to say. */
export function readUserForm(form: FormData) {
  const { givenName = "", familyName = "", email = "", roleId = "" } = formFields(form);
  return { givenName, familyName, email, roleId, features: featuresIn(form) };
}

export const featuresIn = (form: FormData): Feature[] =>
  (Object.keys(features) as Feature[]).filter((name) => form.has(`feature.${name}`));

/** What was typed into the form before it was refused. */
export const typedUser = (typed: Record<string, string>): UserFormValues => ({
  givenName: typed.givenName ?? "",
  familyName: typed.familyName ?? "",
  email: typed.email ?? "",
  roleId: typed.roleId ?? "",
  features: Object.keys(features).filter((name) => typed[`feature.${name}`] !== undefined),
});
