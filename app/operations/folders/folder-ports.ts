import type { TenantContext } from "../context";
import type { FtpServer } from "../documents/release-ports";
import type { OfTenant } from "../of-tenant";

/** A file in a folder of a server. `modified` is as the server writes it: it says no more than whether it changed. */
export type FolderFile = { name: string; size: number; modified: string };

/**
 * A folder of a server, while one is signed in. Names are plain ones. Throws AppError `unavailable` with a sentence about what
 * went wrong, and `conflict` with one when that is about the one file alone.
 */
export type OpenFolder = {
  list(): Promise<FolderFile[]>;
  /** Size and time of a file as the server tells them now: another answer means another content. */
  stampOf(name: string): Promise<string>;
  fetch(name: string, most: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The name that a file can have in a folder within this one, which is made when it is missing. */
  freeName(name: string, into: string): Promise<string>;
  move(name: string, into: string, as: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes a text into a folder within this one. */
  write(into: string, name: string, text: string): Promise<void>;
};

/** Takes files out of folders of FTP servers. Folders are given as steps from the one a sign-in leads to, and must be there. */
export type FolderTransfer = {
  /** Signs in and enters the folder; how many files lie in it. Changes nothing. */
  count(server: FtpServer, folder: readonly string[]): Promise<number>;
  /** Signs in, enters the folder, and lets `act` work in it for up to two minutes. */
  visit<T>(server: FtpServer, folder: readonly string[], act: (folder: OpenFolder) => Promise<T>): Promise<T>;
};

export type FolderTestContext = TenantContext & { transfer: Pick<FolderTransfer, "count"> };
export type FolderContext = TenantContext & { transfer: Pick<FolderTransfer, "visit"> };

/** Asks for a folder to be looked at. When a message is lost, the sweep finds it. */
export type FolderRequest = OfTenant & { modelId: string };
export type FolderQueue = { send(requests: FolderRequest[]): Promise<void> };
