/**
 * What a document is here for, if not for work: a sample of ours that someone tries the product with, or one that came
 * with a sandbox key. Neither is ever metered; one of the sandbox is deleted after a day.
 */
export const documentPurposes = ["sample", "sandbox"] as const;

/** How long a document of a sandbox is kept. */
export const sandboxHours = 24;

export type DocumentPurpose = (typeof documentPurposes)[number];
