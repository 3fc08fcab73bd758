import { z } from "@hono/zod-openapi";

const text = (description: string) => z.string().optional().openapi({ description });

/** How a page of a list is asked for; the operation judges the values. `deepest`: the last page that has a number. */
export const pageQuery = (things: string, deepest?: number) => ({
  page: text(deepest ? `From 1 to ${deepest}.` : "From 1."),
  size: text(`${things} per page: 1 to 200; default 20.`),
  cursor: text("The cursor of a response; replaces `page`, at any depth."),
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
