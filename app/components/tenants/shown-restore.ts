import type { RestoreState, RestoreTally } from "~/domain/tenants/restore";

/** A restore as its page shows it. `missing` is null as long as nobody can say. */
export type ShownRestore = {
  state: RestoreState;
  tally: RestoreTally;
  problem: string | null;
  name: string | null;
  day: string | null;
  brought: readonly { number: number; byteSize: number }[];
  missing: readonly number[] | null;
  archive: number;
};
