import { z } from "zod";

const id = z.string().min(1).max(64);

export const takeSamplesInput = z.object({ modelId: id });

/** `name` is the new model's. */
export const beginWithSamplesInput = z.object({ baseModelId: id, name: z.string().max(200) });
