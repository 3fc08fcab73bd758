import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";

/**
 * Passes on what an operation found wrong with its input, under the names that the API has for the fields; `flat` is a step
 * that paths have in the input, but not in the API.
 */
export const renamedProblems = (names: Readonly<Record<string, string>>, flat?: string) => {
  const renamed = (path: string) => {
    const [first = "", ...rest] = path.split(".");
    return [names[first] ?? first, ...rest.filter((step) => step !== flat)];
  };
  return (error: unknown): never => {
    if (error instanceof InvalidInput)
      throw new InvalidInput(
        error.issues.map(({ path, messageKey, values }) => ({
          path: renamed(path),
          message: messageKey,
          ...values,
        })),
      );
    if (!(error instanceof AppError) || error.field === undefined) throw error;
    const { code, messageKey, values, field, cause } = error;
    throw new AppError(code, messageKey, { values, cause, field: renamed(field).join(".") });
  };
};
