/** The text fields of a form that was sent, by name. Of fields with one name the last one counts. */
export const formFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
