import type { Lesson } from "@fieldwise/engine";
import type { LessonName } from "~/data/shard/taught-lessons";
import type { Secrets } from "../../ports";

/** The name of a lesson: its document, and SHA-256 over all that it says. */
export async function lessonName(secrets: Secrets, lesson: Lesson): Promise<LessonName> {
  return { documentId: lesson.documentId, hash: await secrets.digest(JSON.stringify(lesson)) };
}
