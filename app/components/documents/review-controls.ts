/** A control that holds a value of the review. */
export type ReviewControl = HTMLInputElement | HTMLTextAreaElement;

/** The name of the control that an input's short name ("total", "line.0.quantity") stands for. */
const controlName = (input: string) => (input.startsWith("line.") ? input : `field.${input}`);

export const isControl = (target: unknown): target is ReviewControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The short name of the input that a control of the form is; null when it contains no value of the document. */
export const inputAt = (target: EventTarget): string | null =>
  isControl(target) && /^(field|line)\./.test(target.name) ? target.name.replace(/^field\./, "") : null;

/** The form's control of this name, if there is one. */
export function controlNamed(form: HTMLFormElement | null, name: string): ReviewControl | null {
  const found = form?.elements.namedItem(name);
  return isControl(found) ? found : null;
}

/** The control of an input. */
export const controlOf = (form: HTMLFormElement | null, input: string): ReviewControl | null =>
  controlNamed(form, controlName(input));

/** The form's button that sends this intent to this address, if it is enabled. */
export const buttonOf = (form: HTMLFormElement, intent: string, action: string): HTMLButtonElement | null =>
  [...form.elements].find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement &&
      control.name === "intent" &&
      control.value === intent &&
      control.getAttribute("formaction") === action &&
      !control.disabled,
  ) ?? null;
