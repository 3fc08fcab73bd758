export type SoakDocument = {
  kind: string;
  door: string;
  fileName: string;
  /** Milliseconds of the clock. */
  sentAt: number;
  endedAt: number | null;
  status: string;
  problem: string | null;
  copies: number;
};

/** p50 and p95 of milliseconds in any order. */
export declare function spreadOf(times: number[]): { p50: number | null; p95: number | null };

/** p95 of the documents sent in each of some windows of time. */
export declare function windowsOf(about: {
  documents: Pick<SoakDocument, "sentAt" | "endedAt" | "problem">[];
  from: number;
  to: number;
  count: number;
}): (number | null)[];

/** What a value grows by in an hour, by least squares; `at` in milliseconds. */
export declare function slopeAnHour(samples: { at: number; value: number }[]): number | null;

/** Documents an hour of a mix of kinds. */
export declare function capacityOfMix(
  capacities: Record<string, number>,
  shares: Record<string, number>,
): number;

/** What is used up first, in words. */
export declare function saturatedBy(use: {
  machine: number;
  cores: number;
  processes: Record<string, number>;
}): string;

/** What became of the documents, and whether none is lost, doubled or in error. */
export declare function verdictOn(
  documents: Pick<SoakDocument, "endedAt" | "status" | "problem" | "copies">[],
): { sent: number; finished: number; errors: number; doubled: number; lost: number; holds: boolean };
