import { z } from "zod";
import { documentFilterShape, refuseTurnedDates } from "../documents/document-list-inputs";
import { reportNames } from "./report-list";

const emptyAsNothing = (value: unknown) => (value === "" ? undefined : value);

const periodShape = {
  modelId: z.preprocess(emptyAsNothing, z.string().max(64).optional()),
  startDate: documentFilterShape.startDate,
  endDate: documentFilterShape.endDate,
  by: z.preprocess(emptyAsNothing, z.enum(["day", "month"], "reports.error.not-a-step").optional()),
};

/** Which documents figures are about: those received in a period, of one model or of all. */
export const figuresInput = z.object(periodShape).superRefine(refuseTurnedDates);
export type FiguresQuery = z.output<typeof figuresInput>;

const reportName = z.enum(reportNames, "reports.error.no-such-report");

/** A report on the screen; `cursor` goes on with a long table. */
export const reportInput = z
  .object({
    ...periodShape,
    report: reportName,
    cursor: z.preprocess(emptyAsNothing, z.string().max(200).optional()),
  })
  .superRefine(refuseTurnedDates);

export const exportFormats = ["csv", "xlsx", "json"] as const;
export type ReportFormat = (typeof exportFormats)[number];

/** A report as a file, its headings in a language. */
export const reportFileInput = z
  .object({
    ...periodShape,
    report: reportName,
    format: z.preprocess(
      (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
      z.enum(exportFormats, "reports.error.not-a-format").default("csv"),
    ),
    language: z.enum(["en", "es"]).default("en"),
  })
  .superRefine(refuseTurnedDates);

const address = z.email("reports.error.not-an-address").max(254);
export const addresses = z
  .union([z.string().max(3_000), z.array(z.string().max(254))])
  .default("")
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(/[\s,;]+/)).map((one) => one.trim()).filter(Boolean),
  )
  .pipe(z.array(z.string()).max(10, "reports.error.too-many-addresses"))
  .refine((all) => all.every((one) => address.safeParse(one).success), "reports.error.not-an-address");

/** A report by mail to one address, with copies to others. */
export const sendReportInput = z
  .object({
    ...periodShape,
    report: reportName,
    toEmail: z.preprocess((value) => (typeof value === "string" ? value.trim() : value), address),
    ccEmails: addresses,
    language: z.enum(["en", "es"]).default("en"),
    site: z.string().max(300),
  })
  .superRefine(refuseTurnedDates);
