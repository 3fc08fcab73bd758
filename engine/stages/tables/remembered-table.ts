import { compact } from "../../text/fold";
import type { Line } from "../layout/line";

/** The columns that may tell where a row stands. */
export const amountKeys: ReadonlySet<string> = new Set(["netTotal", "amount", "unitPrice"]);

/** Letters only: how remembered lines are told again, whatever numbers they carry. */
export function lettersOf(line: Line | undefined): string {
  return compact(line?.text ?? "").replace(/\d/g, "");
}
