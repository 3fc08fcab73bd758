/** The kinds of file that values travel in. */
export const editFormats = ["csv", "xlsx", "json"] as const;
export type EditFormat = (typeof editFormats)[number];

/** Bytes of an uploaded file: 10,000 rows of sixty columns have some 6 MB as CSV. */
export const maxEditBytes = 10 * 1024 * 1024;

/** Rows of an uploaded file, without its headings. */
export const maxEditRows = 10_000;

/** Uploads of an organization that are under way or wait to be applied. */
export const maxOpenUploads = 10;

/** Uploads that an organization keeps at once, those that ended among them: a gigabyte of files at most. */
export const maxKeptUploads = 100;

/** How many days an upload is kept, with the outcome of its rows. */
export const keptEditDays = 7;

/**
 * Where an upload stands: taken in, being compared with the documents, waiting for a person, being saved, and its ends: saved,
 * not a file that can be used, given up after its job died again and again.
 */
export const editStatuses = [
  "received",
  "checking",
  "ready",
  "applying",
  "done",
  "refused",
  "error",
] as const;
export type EditStatus = (typeof editStatuses)[number];

/** Whether a job works on an upload, or will. */
export const isEditRunning = (status: EditStatus): boolean =>
  status === "received" || status === "checking" || status === "applying";

/**
 * What a row of a file does, or did: would change or changed something, says what is there already, was overtaken
 * by someone else's change, names a document that is not there, cannot be understood, or is kept back because another
 * row of the same document is wrong.
 */
export const rowOutcomes = ["change", "changed", "same", "conflict", "unknown", "invalid", "held"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export type RowCounts = Record<RowOutcome, number>;

export const noCounts: RowCounts = {
  change: 0,
  changed: 0,
  same: 0,
  conflict: 0,
  unknown: 0,
  invalid: 0,
  held: 0,
};

/** A sentence of the product: its key and what fills it. */
export type EditProblem = { key: string; values: Record<string, string> };

/** One value that a row changes. */
export type ValueChange = { field: string; from: string; to: string };

/** What is wrong with a value of a row; `field` is empty for the row as a whole. */
export type RowProblem = EditProblem & { field: string };

/** What is shown for a row: its changes, and its problems. */
export type RowReport = { changes: ValueChange[]; problems: RowProblem[] };

/**
 * How a file is read: its columns by their source ("field.total", "line.netTotal"; null for what is no field of the model),
 * the headings that are passed over, and how it writes dates and decimals where the file itself shows that.
 */
export type EditLayout = {
  columns: { source: string | null; name: string }[];
  ignored: string[];
  monthFirst: boolean | null;
  decimalMark: "." | "," | null;
};

/** A cell as a file gives it: text, or a number that is one without doubt. Null where the file says nothing. */
export type EditCell = string | number | null;

/** A row of a file. `line` is empty for the document itself, else the number of a line item or "new". */
export type EditRow = {
  number: number;
  documentId: string;
  revision: string;
  line: string;
  cells: EditCell[];
};

/** An upload as screens and the API show it. */
export type EditUpload = {
  id: string;
  modelId: string;
  fileName: string;
  status: EditStatus;
  problem: EditProblem | null;
  layout: EditLayout;
  documents: number;
  rows: number;
  counts: RowCounts;
  createdAt: Date;
  endedAt: Date | null;
};

/** Where an uploaded file is kept, relative to the tenant. */
export const editFileKey = (uploadId: string): string => `edits/${uploadId}/original`;
