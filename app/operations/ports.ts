import type { MailAttachment } from "~/domain/mail/mail-attachment";
import type { RichMail } from "~/domain/mail/rich-mail";
import type { ComparedReadings } from "~/domain/training/version-comparison";
import type { OfTenant } from "./of-tenant";
import type { DocumentReader, PageRecogniser } from "./reader-ports";

/** What two versions make of a model's documents, read again where the engine is. */
export type VersionReadings = {
  compare(
    versions: OfTenant & {
      modelId: string;
      beforeId: string;
      afterId: string;
    },
  ): Promise<ComparedReadings>;
};

/** A stored file as it comes out of the store; `stream` is read once. */
export type StoredFile = { stream: ReadableStream<Uint8Array>; byteSize: number; contentType: string };

/** The tenant's files. Keys are relative to the tenant: the store itself adds the tenant's prefix. */
export type FileStore = {
  put(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  bytes(key: string): Promise<Uint8Array | null>;
  /** A piece of a file, and how long the whole of it is; null when there is no such file. */
  piece(
    key: string,
    from: { offset: number; length: number } | { suffix: number },
  ): Promise<{ stream: ReadableStream<Uint8Array>; byteSize: number } | null>;
  /** The next files whose keys begin so, after a key, in the order of the keys; fewer than `limit` only at the end. */
  list(prefix: string, after: string, limit: number): Promise<{ key: string; byteSize: number }[]>;
  /** Deletes every file whose key starts with this. */
  deleteAll(prefix: string): Promise<void>;
  /** Deletes up to 1,000 of them; false when there were none. */
  deleteSome(prefix: string): Promise<boolean>;
  /** Keeps a file of any length as it comes, never the whole of it in memory. Returns its length in bytes. */
  putStream(key: string, body: ReadableStream<Uint8Array>, contentType: string): Promise<number>;
};

/** All files of a shard, of whichever tenant; their keys begin with the tenant's id. */
export type StoredFiles = {
  /** The next files after a key, in the order of the keys; fewer than `limit` only at the end. */
  listAfter(key: string, limit: number): Promise<{ key: string; storedAt: Date }[]>;
  delete(keys: string[]): Promise<void>;
};

/**
 * A mail in plain text; it leaves by way of the outbox, after the batch that queued it was committed. `inReplyTo` is set for
 * an automatic answer: the Message-ID of the mail that it answers, "" when that had none. `stopLink` takes a POST by which
 * whoever got the mail gets no more of its kind. `attachment` names a kept file that goes along. Answers go to `replyTo`; `rich` is the
 * same mail as HTML.
 */
export type Mail = {
  recipient: string;
  subject: string;
  body: string;
  inReplyTo?: string | null;
  stopLink?: string | null;
  attachment?: MailAttachment | null;
  replyTo?: string | null;
  rich?: RichMail | null;
};

/** Sends one mail to the world. Throws when it could not be handed over; the outbox tries again later. */
export type MailSender = { send(mail: Mail): Promise<void> };

/**
 * Asks for a document to be processed. At least once: whoever receives it must not mind a repetition. `afresh` says
 * that the run under way made no progress for so long that it counts as dead.
 */
export type ProcessingRequest = OfTenant & { documentId: string; attempt: number; afresh?: boolean };
export type ProcessingQueue = {
  send(requests: ProcessingRequest[]): Promise<void>;
  rescore(requests: (RescoreRequest | RescoreModelRequest)[]): Promise<void>;
  work(requests: JobRequest[]): Promise<void>;
  choose(requests: ReadingRequest[]): Promise<void>;
};

/** Asks for the first page of a file without a model to be read, and for a model to be chosen. At least once. */
export type ReadingRequest = OfTenant & { waitingFileId: string; afresh?: boolean };

/** Asks for a ZIP file to be unpacked, or for the next turn of an action on a whole list or of an upload of values. At least once. */
export type JobRequest = OfTenant &
  ({ zipFileId: string } | { bulkActionId: string } | { editUploadId: string });

/** Asks for the documents that wait in a layout to be scored again after a correction. At least once. */
export type RescoreRequest = OfTenant & {
  documentId: string;
  memoryId: string;
  revision: number;
  waiting: string[];
  checked: number;
};

/** Asks for the waiting documents of a model to be scored again, as it uses another version now. At least once. */
export type RescoreModelRequest = OfTenant & {
  modelId: string;
  versionId: string | null;
  before: number | null;
};

/** Asks for one page to be recognised. At least once. */
export type PageRequest = OfTenant & { documentId: string; attempt: number; page: number };
export type PageQueue = {
  send(requests: PageRequest[]): Promise<void>;
  /** The same for the first page of a file without a model. */
  sendFirst(request: OfTenant & { waitingFileId: string }): Promise<void>;
};

/** Sets a training going that has been noted. Starting it twice starts it once. */
export type TrainingRequest = OfTenant & { runId: string };
export type TrainingRuns = { start(request: TrainingRequest): Promise<void> };

/** Hashes and compares secrets. Codes and keys are random enough for SHA-256, passwords go through scrypt. */
export type Secrets = {
  hashPassword(password: string): Promise<string>;
  /** Whether a password is known from a breach; false where nobody can be asked. */
  isBreached(password: string): Promise<boolean>;
  passwordMatches(password: string, hash: string): Promise<boolean>;
  /** What no password matches, at the cost of a new hash. */
  dummyPasswordHash: string;
  digest(text: string): Promise<string>;
  /** The same of a text that comes in parts and is never there as a whole. */
  digestOf(parts: AsyncIterable<string> | Iterable<string>): Promise<string>;
  /** HMAC with the installation's pepper, so that a leaked table of code hashes cannot be tried out. */
  sealedDigest(text: string): Promise<string>;
  /** The same with every pepper that still counts, the current one's first: to compare with what is kept. */
  sealedDigests(text: string): Promise<string[]>;
  /** Encrypts a text that must be read again, with a key made from the pepper for this use. */
  seal(text: string, use: SealUse): Promise<string>;
  /** The text of a seal that was made for this use; null for anything else. */
  unseal(sealed: string, use: SealUse): Promise<string | null>;
  /** Whether a seal should be renewed, because its key was replaced or its form is an older one. */
  isStaleSeal(sealed: string): Promise<boolean>;
  newToken(): string;
  /** Six digits, equally likely. */
  newCode(): string;
  totp: OneTimePasswords;
};

/** What a text is sealed for. A seal that is copied to another purpose or owner does not open there. */
export type SealUse = {
  purpose:
    | "ftp-password"
    | "folder-password"
    | "second-factor"
    | "new-second-factor"
    | "waiting-identity"
    | "webhook-secret"
    | "webhook-header"
    | "mailbox-secret"
    | "erp-secret";
  owner: string;
};

/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
export type OneTimePasswords = {
  /** A new secret in Base32. */
  newSecret(): string;
  /** The URI in the QR code. */
  address(secret: string, account: string): string;
  /** The number of the step that a code belongs to, at most one step away from the moment; null when it is wrong. */
  stepOf(secret: string, code: string, at: Date): number | null;
};

export type Log = {
  info(event: string, about?: Record<string, unknown>): void;
  warn(event: string, about?: Record<string, unknown>): void;
  error(event: string, error: unknown, about?: Record<string, unknown>): void;
};

export type { DocumentReader, PageRecogniser };
