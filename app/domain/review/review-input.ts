import { z } from "zod";
import { saveCorrectionsInput } from "../documents/document-inputs";
import type { Permission } from "../permissions/permission";

/** How a review of a document ends: what was changed is kept, and the document approved or submitted for training. */
export const reviewVerbs = ["save", "approve", "submit"] as const;

export type ReviewVerb = (typeof reviewVerbs)[number];

/**
 * A review: its verb, what was changed, a comment ("" for none), and whether the reviewer goes on working on the document
 * ("keep") or is done with it ("release"). `force` approves it although it is not ready; `checked` names the field or column of each
 * doubtful value that the reviewer looked at and let stand: those are no reason to ask.
 */
export const reviewInput = saveCorrectionsInput.extend({
  verb: z.enum(reviewVerbs, "review.error.no-such-verb"),
  comment: z.string().trim().max(2_000, "review.error.comment-too-long").default(""),
  claim: z.enum(["keep", "release"]).default("release"),
  force: z.boolean().default(false),
  checked: z.array(z.string().max(200)).max(10_000).default([]),
});

export type ReviewInput = z.output<typeof reviewInput>;

/** The permissions that a review asks for: that of its verb, and that to edit when something is changed or written. */
export function reviewNeeds({ verb, comment, fields, lineItems, clicked }: ReviewInput): Permission[] {
  const changes = Object.keys(fields).length > 0 || clicked.length > 0 || lineItems !== undefined;
  const edits = verb === "save" || changes || comment !== "";
  return [
    ...(edits ? (["TenantModel.EditDocument"] as const) : []),
    ...(verb === "approve" ? (["TenantModel.ApproveDocument"] as const) : []),
    ...(verb === "submit" ? (["TenantModel.SubmitForTraining"] as const) : []),
  ];
}
