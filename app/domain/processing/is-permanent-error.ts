/**
 * Whether an error results from the document itself and would occur again however often it is processed: a value beyond what
 * the database takes, a text or a nesting beyond what the runtime takes, a mistake of the engine.
 */
export function isPermanentError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof RangeError || error instanceof TypeError) return !isOfNetwork(error);
  return lasting.test(error.message) || isPermanentError(error.cause);
}

const lasting =
  /\blasting: |SQLITE_TOOBIG|string or blob too big|statement too long|too many SQL variables|Invalid string length|call stack size exceeded/i;

/** Fetching and connections that break are reported as TypeError too, and pass. */
const isOfNetwork = ({ message }: Error) => /fetch|network|connection|socket|internal error/i.test(message);

/** What a run reports of an error that lasts, so that it is known as one after it went through a workflow's step. */
export const permanentErrorMessage = (error: Error): string => `lasting: ${error.name}: ${error.message}`;
