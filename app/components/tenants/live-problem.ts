import { postalCodeProblem } from "~/domain/tenants/postal-code";

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What is wrong with one field as it stands, as a translation key, or null. The server decides by the same rules. */
export function liveProblem(control: Control): string | null {
  const value = control.value.trim();
  if (control.name === "postalCode") return postalCodeProblem(value);
  return control.required && value === "" ? "form.required" : null;
}

/** Whether every field of the form is right. */
export const formIsRight = (form: HTMLFormElement) =>
  [...form.elements].every((element) => !isControl(element) || liveProblem(element) === null);
