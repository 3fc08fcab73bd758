import { z } from "zod";

/** The restore of an export, as its job receives it. */
export const restoreRequestInput = z.object({ tenantId: z.string().max(64), restoreId: z.string().max(64) });

export type RestoreRequest = z.output<typeof restoreRequestInput>;

/** What restoring needs of `users.json`. */
export const restoredPeople = z.array(
  z.looseObject({
    userId: z.string().max(64),
    kind: z.string().max(20),
    email: z.email().max(254).nullable(),
    firstName: z.string().max(100),
    lastName: z.string().max(100),
    role: z.string().max(100),
    features: z.array(z.string().max(100)).max(100).nullable(),
    userStatus: z.number().int(),
  }),
);

/** What restoring needs of `roles.json`. */
export const restoredRoles = z.array(
  z.looseObject({
    roleId: z.string().max(200),
    name: z.string().min(1).max(100),
    permissions: z.array(z.string().max(100)).max(200),
  }),
);

const value = z.union([z.string(), z.number(), z.null()]);

/** A page of rows, each by its columns. */
export const restoredRows = z.array(z.record(z.string().regex(/^[a-z0-9_]{1,60}$/), value));

/** An archive as it comes in. */
export const restoreArchiveInput = z.object({
  stream: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});
