import type { TypedSupplier } from "~/components/suppliers/supplier-form";
import { formFields } from "~/http/form-fields";

const empty: TypedSupplier = {
  number: "",
  name: "",
  otherNames: "",
  taxNumbers: "",
  country: "",
  currency: "",
  email: "",
  defaultAccount: "",
  orderRequired: "",
};

/** A form as it was sent; what it lacks is empty. */
export const typedSupplier = (form: Record<string, string> | FormData): TypedSupplier => {
  const fields = form instanceof FormData ? formFields(form) : form;
  return Object.fromEntries(Object.keys(empty).map((name) => [name, fields[name] ?? ""])) as TypedSupplier;
};
