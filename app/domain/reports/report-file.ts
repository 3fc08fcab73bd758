import { z } from "zod";
import type { ReportFormat } from "./report-inputs";
import type { ReportColumn, ReportName } from "./report-list";

/** Whether the making of a file waits to be begun, runs, or ended: with a file, or with a problem. */
export const reportFileStates = ["waiting", "running", "ready", "failed"] as const;
export type ReportFileState = (typeof reportFileStates)[number];

/** A report of more rows is not written within the request: it would go on for longer than a browser or a proxy waits. */
export const maxRowsInRequest = 5_000;

/** Rows that one step of the making reads, well within its time and the queries that a Worker may ask. */
export const rowsOfPiece = 20_000;

/** How long a file can be downloaded. Milliseconds. */
export const reportFileLifetime = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds after which a making that did not move is begun once more; a step takes seconds. */
export const reportFileStallsAfter = 15 * 60 * 1000;

/** One that was started this many times without ending will not come to one. */
export const maxReportFileAttempts = 3;

/**
 * A file of this many bytes goes along with a mail. A mail may have 5 MiB in all, and twenty are sent at once by a Worker that
 * holds each of them twice.
 */
export const maxAttachedBytes = 1_000_000;

/** Where a file and what it is made of are kept, relative to the tenant. */
export const reportFiles = {
  piece: (fileId: string, number: number) => `report-files/${fileId}/rows-${number}`,
  pieces: (fileId: string) => `report-files/${fileId}/rows-`,
  file: (fileId: string) => `report-files/${fileId}/file`,
  all: (fileId: string) => `report-files/${fileId}/`,
};

/** What comes before the rows in the first piece. */
export type PieceHead = { columns: ReportColumn[] };

/**
 * A file to be made: `number`, how often that was begun, tells the last beginning from those before it, which count no more;
 * `site` is where links of its mails lead.
 */
export const reportFileRequest = z.object({
  fileId: z.string().min(1).max(100),
  number: z.number().int().min(1),
  site: z.string().max(300),
});
export type ReportFileRequest = z.output<typeof reportFileRequest>;

/** `problem` is the translation key of the sentence that tells a person why. */
export const failReportFileInput = reportFileRequest.extend({ problem: z.string().min(1).max(100) });

export const reportFileIdInput = z.object({
  fileId: z.string().min(1).max(100),
  modelId: z.string().max(64).optional(),
});

/** What a link in a mail carries to open a file. */
export const linkedFileInput = z.object({
  fileId: z.string().min(1).max(100),
  token: z.string().min(1).max(200),
});

/** A file that was asked for. `total` is about how many rows there will be; `problem` is a translation key. */
export type ReportFileDetails = {
  id: string;
  report: ReportName;
  modelId: string | null;
  from: string;
  to: string;
  format: ReportFormat;
  state: ReportFileState;
  problem: string | null;
  done: number;
  total: number;
  byteSize: number | null;
  requestedAt: Date;
  expiresAt: Date | null;
};

export const reportContentTypes: Record<ReportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const reportFileName = (file: Pick<ReportFileDetails, "report" | "from" | "to" | "format">): string =>
  `${file.report}-${file.from}-${file.to}.${file.format}`;
