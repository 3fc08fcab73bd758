import { z } from "@hono/zod-openapi";
import { concernKinds } from "~/domain/documents/concerns";

export const concerns = z
  .array(
    z
      .object({
        concern: z.enum(concernKinds),
        fields: z.array(z.string()).openapi({ description: "Keys of fields; none in lists." }),
        text: z.string(),
      })
      .openapi("Concern"),
  )
  .openapi({ description: "All that speaks against relying on the values as they stand." });
