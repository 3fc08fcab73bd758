/** The description of a thrown value for a log line. */
export type DescribedError = {
  name: string;
  message: string;
  stack?: string;
  status?: number;
  cause?: DescribedError;
  errors?: DescribedError[];
};

const longest = 4_000;
const deepest = 5;

/** A thrown value in loggable form: errors with their causes, responses with their status, anything else as JSON. */
export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (thrown instanceof Response)
    return { name: "Response", message: thrown.statusText, status: thrown.status };
  if (thrown instanceof Error) {
    const { name, message, stack, cause } = thrown;
    const isMore = depth < deepest;
    return {
      name,
      message: cut(message),
      ...(stack && { stack: cut(stack) }),
      ...(isMore && cause !== undefined && { cause: describeError(cause, depth + 1) }),
      ...(isMore &&
        thrown instanceof AggregateError && {
          errors: thrown.errors.slice(0, deepest).map((one) => describeError(one, depth + 1)),
        }),
    };
  }
  if (typeof thrown !== "object" || thrown === null)
    return { name: typeof thrown, message: cut(String(thrown)) };
  const { name, message, status } = thrown as Record<string, unknown>;
  return {
    name: typeof name === "string" ? name : (thrown.constructor?.name ?? "Object"),
    message: cut(typeof message === "string" ? message : jsonOf(thrown)),
    ...(typeof status === "number" && { status }),
  };
}

function jsonOf(thrown: object): string {
  try {
    return JSON.stringify(thrown) ?? "";
  } catch {
    return `{${Object.keys(thrown).join(", ")}}`;
  }
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
