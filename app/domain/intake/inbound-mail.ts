/**
 * A file that came in a mail. `path` says where in the mail it stood ("2", or "3.1" inside a forwarded mail);
 * `shownInText` is true for a picture that the mail's own text shows. `tooDeep` marks a forwarded mail that was not
 * opened because it lay in too many others.
 */
export type MailPart = {
  path: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  shownInText: boolean;
  tooDeep: boolean;
};

/** A mail as taken apart. `identity` is its Message-ID, or a digest of the whole mail when it has none. */
export type InboundMail = { identity: string; sender: string; subject: string; parts: MailPart[] };

/** What the border accepts: bytes of a mail, files in it, and mails forwarded within mails. */
export const mailLimits = { bytes: 25 * 1024 * 1024, parts: 50, depth: 3 } as const;
