/** Whether a statement failed because a row of the same unique key exists. Drivers wrap the database's own error. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message.includes("UNIQUE constraint failed")) return true;
  return false;
}
