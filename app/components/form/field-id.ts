/** The id that a form made with conform is given: the ids of its fields' controls start with it. */
export const formId = "field";

/** The id of a form field's control: what its label and the error summary point at. */
export const fieldId = (name: string) => `${formId}-${name.replaceAll(".", "-")}`;
