import { memoryOf, type VendorMemory } from "@fieldwise/engine";
import { findLessons, type LessonName } from "~/data/shard/taught-lessons";
import type { RunContext } from "../../processing/processing-context";
import { lessonName } from "./lesson-name";

/** A memory as it was at one time, by the names of its lessons: holds nothing of what the documents taught. */
export type NamedMemory = { id: string; revision: number; lessons: LessonName[] };

/** Names a memory instead of copying it. */
export async function nameMemory(
  { secrets }: Pick<RunContext, "secrets">,
  { id, revision, lessons }: VendorMemory,
): Promise<NamedMemory> {
  return { id, revision, lessons: await Promise.all(lessons.map((lesson) => lessonName(secrets, lesson))) };
}

/** The memory of that name as it was then; null once a document that taught it was taken away. */
export async function findNamedMemory(
  { shard }: Pick<RunContext, "shard" | "tenant">,
  { id, revision, lessons: names }: NamedMemory,
): Promise<VendorMemory | null> {
  const found = await findLessons(shard, names);
  const lessons = found.filter((lesson) => lesson !== null);
  return lessons.length === names.length ? memoryOf(id, revision, lessons) : null;
}
