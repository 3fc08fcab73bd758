import { AppError } from "../errors/app-error";

/** When a call may be repeated: after this many seconds, null where the ERP system did not say. `slowDown`: it has too much to do. */
export type ErpRetry = { after: number | null; slowDown: boolean };

/**
 * Why an ERP system did not do what it was asked for: the key of a sentence and, in `detail`, its own words. `retry` null means
 * that asking again would come to the same.
 */
export class ErpProblem extends AppError {
  constructor(
    messageKey: string,
    readonly detail: string | null = null,
    readonly retry: ErpRetry | null = null,
  ) {
    super("unavailable", messageKey, { values: { detail: detail ?? "" } });
    this.name = "ErpProblem";
  }
}
