import { z } from "@hono/zod-openapi";
import { concernKinds } from "~/domain/documents/concerns";

export const concerns = z
  .array(
    z
      .object({
        concern: z.enum(concernKinds),
        fields: z.array(z.string()).openapi({ description: "Field keys; empty in lists." }),
        text: z.string(),
      })
      .openapi("Concern"),
  )
  .openapi({ description: "The reasons not to rely on the current values." });
