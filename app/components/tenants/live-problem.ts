import { postalCodeProblem } from "~/domain/tenants/postal-code";

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What is currently wrong with one field, as a translation key, or null. The server decides by the same rules. */
export function liveProblem(control: Control): string | null {
  const value = control.value.trim();
  if (control.name === "postalCode") return postalCodeProblem(value, countryIn(control.form));
  return control.required && value === "" ? "form.required" : null;
}

/** Whether every field of the form is valid. */
export const isFormValid = (form: HTMLFormElement) =>
  [...form.elements].every((element) => !isControl(element) || liveProblem(element) === null);

/** The country that is chosen in a form; "" for none. */
export function countryIn(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem("countryCode");
  return control instanceof HTMLSelectElement ? control.value : "";
}
