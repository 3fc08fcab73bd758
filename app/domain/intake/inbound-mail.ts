/**
 * A file that came in a mail. `path` says where in the mail it was ("2", or "3.1" inside a forwarded mail);
 * `shownInText` is true for a picture that the mail's own text shows. `fault` says why a part could not be opened, null
 * when it could; a part with the fault `too-many-parts` stands for all that follow.
 */
export type MailPart = {
  path: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  shownInText: boolean;
  fault: PartFault | null;
};

export type PartFault = "too-deep" | "unreadable" | "too-many-parts";

/**
 * A mail as taken apart. `identity` is its Message-ID, or a digest of the whole mail when it has none; `answerTo` is where an
 * automatic answer may go, null when there must be none. `isProved` says that the mail comes from the domain of `sender`.
 */
export type InboundMail = {
  identity: string;
  sender: string;
  isProved: boolean;
  subject: string;
  answerTo: string | null;
  parts: MailPart[];
};

/**
 * What the border accepts: bytes of a mail, files in it, and mails forwarded within mails. `walked` are the parts that are
 * looked at in a mail and all mails in it, texts and divisions with them; `partsWithin` how deep parts lie in parts;
 * `headBytes` the headers of one part. `sender` and `subject` are characters: what is longer is cut, it is only shown.
 */
export const mailLimits = {
  bytes: 25 * 1024 * 1024,
  parts: 50,
  depth: 3,
  walked: 400,
  partsWithin: 16,
  headBytes: 256 * 1024,
  sender: 320,
  subject: 1_000,
} as const;
