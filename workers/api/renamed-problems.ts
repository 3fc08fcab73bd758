import { InvalidInput } from "~/domain/errors/invalid-input";

/** Passes on what an operation found wrong with its input, under the names that the API has for the fields. */
export const renamedProblems =
  (names: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      error.issues.map(({ path, messageKey, values }) => {
        const [first = "", ...rest] = path.split(".");
        return { path: [names[first] ?? first, ...rest], message: messageKey, ...values };
      }),
    );
  };
