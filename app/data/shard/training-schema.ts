import type { AnswerChange } from "@fieldwise/engine/training";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { changesSummaryKind, versionMetricsKind } from "~/domain/stored/learning-kinds";
import { timingsKind } from "~/domain/stored/result-kinds";
import { namesKind } from "~/domain/stored/setting-kinds";
import type { RunStage, RunState } from "~/domain/training/training-run";
import type { VersionState } from "~/domain/training/version-state";
import { stored } from "../stored-column";
import { documents, tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
const ofModel = () =>
  text("model_id")
    .notNull()
    .references(() => tenantModels.id, { onDelete: "cascade" });

/**
 * One training of a tenant model. While it is `running`, `stage`, `done` and `total` say how far it is and `progressAt`
 * when it last moved; a model has at most one that runs.
 */
export const trainingRuns = sqliteTable(
  "training_runs",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: ofModel(),
    state: text("state").$type<RunState>().notNull(),
    stage: text("stage").$type<RunStage>().notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    problem: text("problem"),
    versionId: text("version_id"),
    timings: stored("timings", timingsKind).notNull().default({}),
    actorId: text("actor_id").notNull(),
    startedAt: time("started_at").notNull(),
    progressAt: time("progress_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    uniqueIndex("training_runs_running").on(t.modelId).where(sql`${t.state} = 'running'`),
    index("training_runs_model").on(t.modelId, t.id),
    index("training_runs_progress").on(t.progressAt).where(sql`state = 'running'`),
  ],
);

/**
 * What a training made. `name` is what results call it (`modelVersion`); its weights are a file. `staleAt` is when a
 * document it was trained with was removed. `previousIds` are the versions that were in use before it, the latest last;
 * the base model was before all of them. A model has at most one that is active.
 */
export const modelVersions = sqliteTable(
  "model_versions",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: ofModel(),
    number: integer("number").notNull(),
    name: text("name").notNull(),
    state: text("state").$type<VersionState>().notNull(),
    baseVersion: text("base_version").notNull(),
    metrics: stored("metrics", versionMetricsKind).notNull(),
    documentCount: integer("document_count").notNull(),
    changes: stored("changes", changesSummaryKind).notNull(),
    staleAt: time("stale_at"),
    previousIds: stored("previous_ids", namesKind).notNull().default([]),
    createdAt: time("created_at").notNull(),
    decidedAt: time("decided_at"),
    decidedBy: text("decided_by"),
  },
  (t) => [
    uniqueIndex("model_versions_number").on(t.modelId, t.number),
    uniqueIndex("model_versions_active").on(t.modelId).where(sql`${t.state} = 'active'`),
  ],
);

/** Which documents a version was trained with, at which revision of their values. Outlives the documents. */
export const versionDocuments = sqliteTable(
  "version_documents",
  {
    versionId: text("version_id")
      .notNull()
      .references(() => modelVersions.id, { onDelete: "cascade" }),
    documentId: text("document_id").notNull(),
    revision: integer("revision").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.documentId] }),
    index("version_documents_document").on(t.documentId),
  ],
);

/** A value that a version would find differently on a stored document. It goes with the document. */
export const answerChanges = sqliteTable(
  "answer_changes",
  {
    versionId: text("version_id")
      .notNull()
      .references(() => modelVersions.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    before: text("before"),
    after: text("after"),
    checked: text("checked"),
    verdict: text("verdict").$type<AnswerChange["verdict"]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.documentId, t.field] }),
    index("answer_changes_document").on(t.documentId),
  ],
);
