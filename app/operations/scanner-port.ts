/** What a scanner for malware says of a file: `found` is what it calls what is in it, null when nothing is. */
export type ScanReport = { found: string | null };

/** A scanner for malware. Throws when it does not answer in time or not as asked. */
export type FileScanner = { scan(bytes: Uint8Array): Promise<ScanReport> };
