/**
 * How far the move of a tenant to another shard is. Until `switched` everything is read and written where it was, and the move
 * can be cancelled; `holding` keeps writing back for the moment of the change.
 */
export type MoveState =
  | "copying"
  | "indexing"
  | "checking"
  | "holding"
  | "switched"
  | "waiting"
  | "erasing"
  | "done"
  | "cancelling"
  | "cancelled";

/** How far a state is: in which table, after which row of it, or after which file. */
export type MoveProgress = { side: "from" | "to"; table: number; row: number; file: string };

/** What was compared of a table on each side: how many rows, and the sum of their SHA-256 digests as hexadecimal. */
export type TableSum = { rows: number; digest: string };
export type MoveSums = Record<string, { from: TableSum; to: TableSum }>;

/** For how long the rows in the old shard stay after the change, in milliseconds: whoever reads them has long ended. */
export const keptAfterMove = 60 * 60 * 1000;

const cancellable: readonly MoveState[] = ["copying", "indexing", "checking", "holding"];

/** Whether the tenant can still stay where it is. */
export const canBeCancelled = (state: MoveState): boolean => cancellable.includes(state);
