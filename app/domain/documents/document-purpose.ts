/**
 * Why a document exists, other than for work: a sample of ours to try the product with, or one received with a sandbox
 * key. Neither is ever metered; a sandbox document is deleted after a day.
 */
export const documentPurposes = ["sample", "sandbox"] as const;

/** How long a document of a sandbox is kept. */
export const sandboxHours = 24;

export type DocumentPurpose = (typeof documentPurposes)[number];
