import type { FtpEncryption } from "../models/storage-settings";

/** What becomes of a file that was taken. */
export const afterwardsChoices = ["move", "delete"] as const;
export type Afterwards = (typeof afterwardsChoices)[number];

/** Where the files of a folder go: to its model, or to the inbox, where the model of each is chosen. */
export const destinations = ["model", "inbox"] as const;
export type Destination = (typeof destinations)[number];

/** Minutes between two looks. */
export const intervals = [5, 15, 60] as const;

/** Where a model's documents are taken from. */
export type IntakeFolder = {
  hostName: string;
  port: number;
  userName: string;
  encryption: FtpEncryption;
  folder: string;
  minutes: number;
  afterwards: Afterwards;
  destination: Destination;
};

/** A file as it was seen in a folder. `modified` is as the server writes it. */
export type SeenFile = { name: string; size: number; modified: string };

/** Where files go that were taken, and those that were refused, within the folder. */
export const folderOf = { taken: "processed", refused: "failed" } as const;

/** Files that one run takes; the next run takes the rest. */
export const maxFilesPerPoll = 25;

/** Files that a poll remembers; those after them wait until some of these are gone. */
export const maxSeenFiles = 500;

const minute = 60_000;

/** No file is begun later in a run, in milliseconds; another run goes on. */
export const runLength = minute;

/** A run that is not back by then has crashed: much longer than `runLength` and one file. Milliseconds. */
export const runLockDuration = 5 * minute;

/** After this many failed polls in a row people are notified. */
export const failuresUntilNotified = 5;

/** The folder of a model that takes nothing at present is polled once an hour. */
export const archivedModelPause = 60 * minute;

/** Milliseconds until the next look: the interval, and after failures twice as long each time, up to an hour. */
export const pauseAfter = (minutes: number, failures: number): number =>
  failures === 0 ? minutes * minute : Math.max(minutes, Math.min(60, minutes * 2 ** (failures - 1))) * minute;

/** The offset between the polls of folders that were saved at the same moment: up to half a minute, by the id of the model. Milliseconds. */
export const pollOffsetOf = (modelId: string): number =>
  [...modelId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 30_000, 0);

const unfinished = /(^[.~])|\.(part|partial|filepart|tmp|temp|crdownload|swp)$/i;

/** Whether a name says that the file is hidden, or still being written. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/** The files of a folder: those that can be taken, and all to be remembered for the next poll. */
export type FolderListing = { ready: SeenFile[]; seen: SeenFile[] };

/** A file is ready when it had the same size and time at the previous poll. */
export function compareListings(files: readonly SeenFile[], before: readonly SeenFile[]): FolderListing {
  const known = new Map(before.map((file) => [file.name, file]));
  const seen = files.filter(({ name }) => !isUnfinished(name)).slice(0, maxSeenFiles);
  const ready = seen.filter(({ name, size, modified }) => {
    const earlier = known.get(name);
    return earlier !== undefined && earlier.size === size && earlier.modified === modified;
  });
  return { ready, seen };
}
