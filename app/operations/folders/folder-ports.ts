/** A file in a folder of a server. `modified` is as the server writes it: it says no more than whether it changed. */
export type FolderFile = { name: string; size: number; modified: string };

/** A folder of a server, while one is signed in. Names are plain ones. Throws AppError `unavailable` with a sentence. */
export type OpenFolder = {
  list(): Promise<FolderFile[]>;
  fetch(name: string): Promise<Uint8Array>;
  /** Moves a file into a folder within this one, which is made when it is missing; never over another. */
  move(name: string, into: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes a file into a folder within this one. */
  write(into: string, name: string, text: string): Promise<void>;
};
