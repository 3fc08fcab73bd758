import type { FtpEncryption } from "~/domain/models/storage-settings";
import type { TenantContext } from "../context";
import type { PdfCarrier } from "../e-invoices/e-invoice-ports";
import type { OfTenant } from "../of-tenant";
import type { RunContext } from "../processing/processing-context";

/** An FTP server and how to sign in to it. */
export type FtpServer = {
  hostName: string;
  port: number;
  userName: string;
  password: string;
  encryption: FtpEncryption;
};

/** A file to be stored, which is streamed; the name is a plain one, without folders. */
export type ReleasedFile = { name: string; open(): ReadableStream<Uint8Array> };

/**
 * Speaks to FTP servers. Folders are given as steps from the one a sign-in leads to, and are made when they are missing.
 * Throws AppError `unavailable` with a sentence about what went wrong.
 */
export type FileTransfer = {
  /** Signs in and enters the folder; stores nothing. */
  test(server: FtpServer, folder: readonly string[]): Promise<void>;
  /** Stores the files under another name first, so that nobody ever picks up half a file; writes over older ones. */
  store(server: FtpServer, folder: readonly string[], files: readonly ReleasedFile[]): Promise<void>;
  /** Throws AppError `not-found` for a file or folder that is not there. */
  fetch(server: FtpServer, folder: readonly string[], name: string): Promise<Uint8Array>;
};

/** Asks for a document's release to be carried out. At least once, and never lost for longer than a few minutes. */
export type ReleaseRequest = OfTenant & { documentId: string };
export type ReleaseQueue = { send(requests: ReleaseRequest[]): Promise<void> };

export type ReleaseContext = TenantContext & { releases: ReleaseQueue };
export type DeliveryContext = RunContext & { transfer: FileTransfer; pdfs: PdfCarrier };
