import { z } from "zod";
import { folderSteps } from "../releases/release-paths";
import { afterwards, intervals } from "./intake-folder";

const modelId = z.string().min(1).max(64);

/** The folder of a model's server to take documents from; without one none is looked at. */
export const editFolderInput = z.object({
  modelId,
  wanted: z
    .object({
      folder: z
        .string("folders.problem.folder")
        .trim()
        .max(200, "folders.problem.folder")
        .refine((folder) => (folderSteps(folder)?.length ?? 0) > 0, "folders.problem.folder"),
      minutes: z
        .number("folders.problem.minutes")
        .refine((given) => intervals.some((one) => one === given), "folders.problem.minutes"),
      afterwards: z.enum(afterwards, "folders.problem.afterwards"),
    })
    .nullable(),
});

export const folderInput = z.object({ modelId });
