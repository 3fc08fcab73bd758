/** The id of a form field's control: what its label and the error summary point at. */
export const fieldId = (name: string) => `field-${name.replaceAll(".", "-")}`;
