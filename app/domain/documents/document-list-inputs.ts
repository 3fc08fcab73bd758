import { z } from "zod";
import type { FilterDate } from "../listing/date-filter";
import { dateInput } from "../listing/date-inputs";
import { decodeCursor } from "../listing/list-cursor";
import { orderOutcomes } from "../orders/order-outcome";
import { concernKinds, readinesses } from "./concerns";
import { listedStatuses } from "./status";

/** What a list of documents can be sorted by. */
export const documentSortFields = [
  "receivedOn",
  "processedOn",
  "fileName",
  "status",
  "confidence",
  "readiness",
] as const;
export type DocumentSortField = (typeof documentSortFields)[number];

const emptyAsNothing = (value: unknown) => (value === "" ? undefined : value);
const canonicalSortField = (value: unknown) => {
  if (typeof value !== "string" || value === "") return undefined;
  if (value.toLowerCase() === "datecreated") return "receivedOn";
  return documentSortFields.find((field) => field.toLowerCase() === value.toLowerCase()) ?? value;
};
const canonicalStatus = (value: unknown) =>
  typeof value === "string"
    ? (listedStatuses.find((status) => status.toLowerCase() === value.toLowerCase()) ?? (value || undefined))
    : value;

const canonicalConcern = (value: unknown) =>
  typeof value === "string"
    ? (concernKinds.find((kind) => kind.toLowerCase() === value.toLowerCase()) ?? (value || undefined))
    : value;

/** The filter that lists and exports share. */
export const documentFilterShape = {
  modelId: z.string(),
  startDate: dateInput,
  endDate: dateInput,
  status: z.preprocess(canonicalStatus, z.enum(listedStatuses, "documents.error.no-such-status").optional()),
  readiness: z.preprocess(
    (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
    z.enum(readinesses, "documents.error.no-such-readiness").optional(),
  ),
  orderOutcome: z.preprocess(
    (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
    z.enum(orderOutcomes, "documents.error.no-such-order-outcome").optional(),
  ),
  concern: z.preprocess(canonicalConcern, z.enum(concernKinds, "documents.error.no-such-concern").optional()),
};

/** Which documents of a model: received from `startDate` to `endDate` (both taken in), of one status, readiness, order outcome and concern or all. */
const documentFilterInput = z.object(documentFilterShape).superRefine(refuseTurnedDates);

/** A page of documents. `cursor` goes on from a page before and takes the place of `page`. */
export const documentListInput = z
  .object({
    ...documentFilterShape,
    page: z.coerce.number("documents.error.not-a-page").int().min(1, "documents.error.not-a-page").default(1),
    size: z.coerce
      .number("documents.error.not-a-size")
      .int()
      .min(1, "documents.error.not-a-size")
      .max(200, "documents.error.not-a-size")
      .default(20),
    sortField: z.preprocess(
      canonicalSortField,
      z.enum(documentSortFields, "documents.error.no-such-sort-field").default("receivedOn"),
    ),
    sortOrder: z.preprocess(
      (value) =>
        typeof value === "string"
          ? /^(asc|desc)/i.exec(value)?.[1]?.toLowerCase() || value || undefined
          : value,
      z.enum(["asc", "desc"], "documents.error.no-such-sort-order").default("desc"),
    ),
    cursor: z.preprocess(
      emptyAsNothing,
      z
        .string()
        .refine((text) => decodeCursor(text) !== null, "documents.error.not-a-cursor")
        .optional(),
    ),
  })
  .superRefine(refuseTurnedDates);

export type DocumentFilter = z.output<typeof documentFilterInput>;
export type DocumentListQuery = z.output<typeof documentListInput>;

/** Says so when the first date comes after the last. */
export function refuseTurnedDates(
  filter: { startDate: FilterDate | null; endDate: FilterDate | null },
  check: z.RefinementCtx,
) {
  const { startDate, endDate } = filter;
  if (startDate && endDate && dayOf(startDate) > dayOf(endDate))
    check.addIssue({ code: "custom", path: ["endDate"], message: "documents.error.dates-turned" });
}

const dayOf = (date: FilterDate) => ("day" in date ? date.day : date.instant.toISOString().slice(0, 10));
