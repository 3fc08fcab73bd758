import { z } from "@hono/zod-openapi";
import { afterwardsChoices, destinations, intervals } from "~/domain/folders/intake-folder";
import { ftpEncryptions } from "~/domain/models/storage-settings";

const server = {
  hostName: z.string(),
  port: z.number().int(),
  userName: z.string(),
  encryption: z.enum(ftpEncryptions).openapi({
    description: "`implicit` uses TLS from the first byte. The certificate must be from a public authority.",
  }),
  folder: z.string().openapi({
    description: "Relative to the folder after signing in. It must exist. Its subfolders are ignored.",
  }),
};

const password = z.string().optional().openapi({
  description:
    "Never returned. Empty: the saved one, or that of the server to which results are released, for the same server and user.",
});

const minutes = z.union([z.literal(intervals[0]), z.literal(intervals[1]), z.literal(intervals[2])]).openapi({
  description: "Minutes between two checks. A file is fetched when it has not changed between two checks.",
});

const afterwards = z.enum(afterwardsChoices).openapi({
  description: "Fetched files are moved to `processed`, or deleted. Rejected ones go to `failed`.",
});

const destination = z.enum(destinations).openapi({
  description: "`inbox`: the AI model of each file is chosen. ZIP files go to this model in any case.",
});

const revision = z.number().int().openapi({ description: "0: there are no settings yet." });

export const folderServerBody = z.object({ ...server, password }).openapi("IntakeFolderTestRequest");

export const folderBody = z
  .object({
    ...server,
    password,
    minutes: minutes.optional(),
    afterwards: afterwards.optional(),
    destination: destination.optional(),
    revision,
  })
  .openapi("IntakeFolderRequest");

export const intakeFolder = z
  .object({
    ...server,
    minutes,
    afterwards,
    destination,
    revision,
    problem: z.string().nullable().openapi({ description: "Why the last check failed." }),
    failures: z.number().int().openapi({ description: "Number of failed checks in a row." }),
    lastSuccessOn: z.string().nullable(),
    lastFailureOn: z.string().nullable(),
    nextLookOn: z.string(),
  })
  .openapi("IntakeFolder");
