import { z } from "@hono/zod-openapi";

const text = (description: string) => z.string().optional().openapi({ description });

/** How a page of a list is asked for; the operation judges the values. `deepest`: the last page that has a number. */
export const pageQuery = (things: string, deepest?: number) => ({
  page: text(deepest ? `From 1 to ${deepest}.` : "From 1 on."),
  size: text(`${things} a page: 1 to 200, 20 unless told.`),
  cursor: text("A cursor of an answer; takes the place of `page`, at any depth."),
});

/** A page of a list as the API answers it. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    nextCursor: z.string().nullable(),
  });
