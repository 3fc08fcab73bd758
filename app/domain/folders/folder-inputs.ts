import { z } from "zod";
import { ftpInput } from "../models/storage-inputs";
import { folderSteps } from "../releases/release-paths";
import { afterwardsChoices, destinations, intervals } from "./intake-folder";

const modelId = z.string().min(1).max(64);

/** A server as it is typed. An empty password keeps the saved one, as long as it goes to the same server. */
const server = ftpInput.pick({
  hostName: true,
  port: true,
  userName: true,
  password: true,
  encryption: true,
});

const folder = z
  .string("folders.problem.folder")
  .trim()
  .max(200, "folders.problem.folder")
  .refine((typed) => (folderSteps(typed)?.length ?? 0) > 0, "folders.problem.folder");

/** A server and a folder to be tried out, with the model whose saved password may be used. */
export const testFolderInput = server.extend({ modelId, folder });

/** All settings of a model's folder. `revision` is that of the settings which the person saw, 0 for none. */
export const editFolderInput = testFolderInput.extend({
  revision: z.number().int().min(0),
  minutes: z
    .number("folders.problem.minutes")
    .refine((given) => intervals.some((one) => one === given), "folders.problem.minutes")
    .default(5),
  afterwards: z.enum(afterwardsChoices, "folders.problem.afterwards").default("move"),
  destination: z.enum(destinations, "folders.problem.destination").default("model"),
});

export type FolderServerInput = z.output<typeof testFolderInput>;

export const folderInput = z.object({ modelId });

/** A folder that is due for a look, as the queue carries it. */
export const folderMessage = z.object({ tenantId: z.string().min(1).max(64), modelId });
