/** `unused`: nothing has come through yet. */
export type ConnectionState = "works" | "failing" | "off" | "unused";

/**
 * A connection into a tenant or out of it: its status, its last success and failure, and where it is set up. `kind` and
 * `toDo` name texts; `name` distinguishes several of a kind.
 */
export type Connection = {
  id: string;
  kind: string;
  name: string | null;
  direction: "in" | "out";
  state: ConnectionState;
  lastSuccess: Date | null;
  lastFailure: Date | null;
  /** What to do; null when there is nothing. */
  toDo: string | null;
  to: string;
};

type Times = Pick<Connection, "lastSuccess" | "lastFailure">;

/** The status that follows from the last outcome. */
export function stateByTimes({ lastSuccess, lastFailure }: Times): ConnectionState {
  if (lastFailure && (!lastSuccess || lastFailure > lastSuccess)) return "failing";
  return lastSuccess ? "works" : "unused";
}
