import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { basePublications } from "./base-model-schema";
import type { ControlDatabase } from "./control-database";

const { weights, ...columns } = getTableColumns(basePublications);

/** Published weights of a base model without the weights themselves. */
export type Publication = Omit<typeof basePublications.$inferSelect, "weights">;

const ofBase = (baseModelId: string) => eq(basePublications.baseModelId, baseModelId);
const inForce = (baseModelId: string) => and(ofBase(baseModelId), isNull(basePublications.takenBackAt));

/** The publications of a base model, the latest first; unpublished ones included. */
export const selectPublications = (
  control: ControlDatabase,
  baseModelId: string,
  limit: number,
): Promise<Publication[]> =>
  control
    .select(columns)
    .from(basePublications)
    .where(ofBase(baseModelId))
    .orderBy(desc(basePublications.number))
    .limit(limit);

/** The weights that models on a base model read with until they are trained; null: the shipped weights. */
export async function findPublished(
  control: ControlDatabase,
  baseModelId: string,
): Promise<Publication | null> {
  const row = await control
    .select(columns)
    .from(basePublications)
    .where(inForce(baseModelId))
    .orderBy(desc(basePublications.number))
    .limit(1)
    .get();
  return row ?? null;
}

/** What was published for a base model of the version whose id ends so, taken back or not; null when nothing was. */
export async function findPublicationByIdSuffix(
  control: ControlDatabase,
  baseModelId: string,
  tail: string,
): Promise<Publication | null> {
  const isOfVersion = sql`substr(${basePublications.versionId}, -length(${tail})) = ${tail}`;
  const row = await control
    .select(columns)
    .from(basePublications)
    .where(and(ofBase(baseModelId), isOfVersion))
    .limit(1)
    .get();
  return row ?? null;
}

/** The weights of a publication in Base64, or null when it is not there. */
export async function findPublishedWeights(
  control: ControlDatabase,
  { baseModelId, number }: Pick<Publication, "baseModelId" | "number">,
): Promise<string | null> {
  const row = await control
    .select({ weights })
    .from(basePublications)
    .where(and(ofBase(baseModelId), eq(basePublications.number, number)))
    .get();
  return row?.weights ?? null;
}

/** Publishes weights. Fails by the primary key when the number is taken. */
export const insertPublication = (control: ControlDatabase, row: typeof basePublications.$inferInsert) =>
  control.insert(basePublications).values(row);

/** Unpublishes a publication if it is the current one; returns no row otherwise. */
export const unpublish = (
  control: ControlDatabase,
  { baseModelId, number }: Pick<Publication, "baseModelId" | "number">,
  at: Date,
) =>
  control
    .update(basePublications)
    .set({ takenBackAt: at })
    .where(
      and(
        inForce(baseModelId),
        eq(basePublications.number, number),
        sql`not exists (select 1 from ${basePublications} as later
          where later.base_model_id = ${baseModelId} and later.taken_back_at is null and later.number > ${number})`,
      ),
    )
    .returning({ number: basePublications.number });
