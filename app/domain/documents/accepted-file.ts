/** The file name endings of documents. */
const acceptedEndings = [".pdf", ".jpg", ".jpeg", ".png"] as const;

/** What the product takes in, and what a file chooser offers: documents, and ZIP files of them. */
export const receivedEndings = [...acceptedEndings, ".zip"] as const;

/** Whether a file of this name is of a kind the product reads. What it really holds shows when it is opened. */
export const hasAcceptedEnding = (fileName: string): boolean =>
  acceptedEndings.some((ending) => fileName.toLowerCase().endsWith(ending));
