import { z } from "zod";
import { decodeRowCursor } from "../listing/row-cursor";

/** What a list of models can be sorted by. */
export const modelSortFields = ["name", "baseModel", "changed"] as const;
export type ModelSortField = (typeof modelSortFields)[number];

/** A page of models. `cursor` goes on from a page before; `search` is a part of the name. */
export const modelListInput = z.object({
  search: z.string().trim().max(100, "models.problem.search").default(""),
  archived: z.boolean().default(false),
  sortField: z.enum(modelSortFields).catch("name").default("name"),
  sortOrder: z.enum(["asc", "desc"]).catch("asc").default("asc"),
  size: z.number().int().min(1).max(200).default(20),
  cursor: z
    .string()
    .refine((text) => decodeRowCursor(text) !== null, "models.problem.cursor")
    .optional(),
});

export type ModelListQuery = z.output<typeof modelListInput>;
