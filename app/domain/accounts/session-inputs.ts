import { z } from "zod";

/** The token that the browser's session cookie holds. */
export const sessionTokenInput = z.object({ token: z.string().min(1).max(100) });
