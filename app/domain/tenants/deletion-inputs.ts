import { z } from "zod";

/** `confirmation` is the organization's name, typed; `origin` is the site's address, for the links in mails. */
export const requestDeletionInput = z.object({
  confirmation: z.string("form.required").trim().min(1, "form.required").max(200),
  origin: z.string().max(200),
});

/** The deletion that a job is about: of which tenant, requested when (milliseconds), on which site. */
export const deletionRequestInput = z.object({
  tenantId: z.string().max(64),
  requestedAt: z.number().int(),
  origin: z.string().max(200),
});

export const remindInput = deletionRequestInput.extend({ days: z.number().int().min(0) });

export type DeletionRequest = z.output<typeof deletionRequestInput>;
