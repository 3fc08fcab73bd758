import type { Scorer } from "../weights/scorer";
import type { WeightTable } from "../weights/weight-table";

/** A scorer with a tenant's table of weights over those of the base, by a name of its own. */
export const withTable = (base: Scorer, table: WeightTable, version: string): Scorer => ({
  ...base,
  version,
  tables: [...base.tables, table],
});
