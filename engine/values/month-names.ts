import { monthNames } from "../languages/compile";
import { fold } from "../text/fold";

const byName = new Map(monthNames());

/** The month 1..12 that a name or its abbreviation stands for in any language, or undefined. */
export function monthOf(name: string): number | undefined {
  return byName.get(fold(name).replace(/\.$/, ""));
}
