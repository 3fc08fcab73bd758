/** A file as it was seen in a folder. */
export type SeenFile = { name: string; size: number; modified: string };

/** What becomes of a file that was taken in. */
export const afterwards = ["move", "delete"] as const;
export type Afterwards = (typeof afterwards)[number];

/** Where files go that were taken in, and those that were refused, within the folder. */
export const folderOf = { taken: "processed", refused: "failed" } as const;

/** Files taken in at one look: what fits into its minute and a half at three seconds a file. */
export const mostTaken = 25;

/** Files that a look remembers; those behind them wait until some of these are gone. */
export const mostSeen = 500;

/** Minutes between two looks. */
export const intervals = [5, 15, 60] as const;

/** After so many failed looks in a row the administrators are told. */
export const failuresToTell = 5;

/** Minutes until the next look: the interval, and after failures twice as many each time, up to an hour. */
export const minutesToNext = (interval: number, failures: number): number =>
  failures === 0 ? interval : Math.max(interval, Math.min(60, interval * 2 ** (failures - 1)));

const unfinished = /(^[.~])|\.(part|partial|filepart|tmp|temp|crdownload|swp)$/i;

/** Whether a name says that the file is hidden, or still being written. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/** What lies in a folder: those that can be taken, and all to be remembered for the next look. */
export type Look = { ready: SeenFile[]; seen: SeenFile[] };

/** A file is ready when it was there at the look before with the same size and time. */
export function lookAt(files: readonly SeenFile[], before: readonly SeenFile[]): Look {
  const known = new Map(before.map((file) => [file.name, file]));
  const seen = files.filter(({ name }) => !isUnfinished(name)).slice(0, mostSeen);
  const ready = seen.filter(({ name, size, modified }) => {
    const earlier = known.get(name);
    return earlier !== undefined && earlier.size === size && earlier.modified === modified;
  });
  return { ready, seen };
}
