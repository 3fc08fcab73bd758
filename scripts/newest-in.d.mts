/** When a file, or the newest file of a folder, was changed, in milliseconds since 1970. */
export function newestIn(file: string): number;
