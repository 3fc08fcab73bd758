import type { Scorer } from "../extraction/scorer/scorer";
import type { WeightTable } from "../extraction/scorer/weight-table";

/** A scorer with a tenant's table of weights over those of the base, by a name of its own. */
export const withTable = (base: Scorer, table: WeightTable, version: string): Scorer => ({
  ...base,
  version,
  tables: [...base.tables, table],
});
