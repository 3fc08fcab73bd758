import { z } from "zod";
import { folderSteps } from "../releases/release-paths";
import { ftpEncryptions } from "./storage-settings";

const line = (longest: number, messageKey: string) =>
  z
    .string(messageKey)
    .trim()
    .min(1, messageKey)
    .max(longest, messageKey)
    .regex(/^\P{Cc}*$/u, messageKey);

/** An FTP server as it is typed. An empty password keeps the saved one, as long as it goes to the same server. */
export const ftpInput = z.object({
  provider: z.literal("ftp"),
  hostName: line(253, "models.problem.ftp-host").regex(/^[\p{L}\p{N}._:[\]-]+$/u, "models.problem.ftp-host"),
  port: z
    .number({ error: "models.problem.ftp-port" })
    .int("models.problem.ftp-port")
    .min(1, "models.problem.ftp-port")
    .max(65_535, "models.problem.ftp-port"),
  userName: line(128, "models.problem.ftp-user"),
  documentFolder: z
    .string()
    .trim()
    .max(200, "models.problem.ftp-folder")
    .refine((folder) => folderSteps(folder) !== null, "models.problem.ftp-folder")
    .default(""),
  password: z
    .string()
    .max(200, "models.problem.ftp-password")
    .regex(/^\P{Cc}*$/u, "models.problem.ftp-password")
    .default(""),
  encryption: z.enum(ftpEncryptions, "models.problem.ftp-encryption"),
});

/** Where results are released to: the product's own storage, or an FTP server. */
export const storageInput = z.discriminatedUnion(
  "provider",
  [z.object({ provider: z.literal("default") }), ftpInput],
  "models.problem.storage",
);

export type StorageInput = z.output<typeof storageInput>;
export type FtpInput = z.output<typeof ftpInput>;

/** A model's storage, to be saved at the revision that the person saw. */
export const editStorageInput = z.object({
  modelId: z.string().max(64),
  revision: z.number().int(),
  csvGeneration: z.boolean(),
  storage: storageInput,
});

/** A server to be tried out, with the model whose saved password may be used. */
export const testStorageInput = z.object({ modelId: z.string().max(64), storage: ftpInput });
