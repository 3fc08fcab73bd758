import { cleanFileName } from "../documents/clean-file-name";

type Released = { documentId: string; fileName: string };

/**
 * The names of a released document's files without their ending: what the file was called, and the document's id, so that
 * releasing again writes over what is there and no two documents meet. Letters, digits, dots and hyphens only: what FTP
 * servers of every kind take.
 */
export function releaseName({ documentId, fileName }: Released): string {
  const stem = cleanFileName(fileName).replace(/\.[^.]{1,10}$/, "");
  const plain = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9.-]+/g, "-");
  return `${plain.replace(/^[.-]+|[.-]+$/g, "").slice(0, 80) || "document"}-${documentId}`;
}

/** The name of an export template as the beginning of a file's name; underscores stay, as some programs look for them. */
export const templateInName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80) || "export";

/** The model's name as a folder. */
export const releaseFolder = (modelName: string): string =>
  modelName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80) || "model";

/**
 * The steps of a folder as it was typed ("/in/invoices"): no step up, no control characters, no empty steps. Null when it
 * would lead out of itself.
 */
export function folderSteps(folder: string): string[] | null {
  const steps = folder.split(/[/\\]+/).filter((step) => step !== "" && step !== ".");
  return steps.some((step) => step === ".." || /\p{Cc}/u.test(step)) ? null : steps;
}

/** Where the default provider keeps a model's released files, relative to the tenant. */
export const releasedFiles = (modelId: string, name: string): string => `released/${modelId}/${name}`;
