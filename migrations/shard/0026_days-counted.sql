CREATE TABLE `correction_days` (
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`model_id` text NOT NULL,
	`field` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`, `model_id`, `field`)
);
--> statement-breakpoint
CREATE TABLE `document_days` (
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`model_id` text NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`processing` integer DEFAULT 0 NOT NULL,
	`success` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`error` integer DEFAULT 0 NOT NULL,
	`user_edited` integer DEFAULT 0 NOT NULL,
	`for_training` integer DEFAULT 0 NOT NULL,
	`submitted` integer DEFAULT 0 NOT NULL,
	`trained` integer DEFAULT 0 NOT NULL,
	`approved` integer DEFAULT 0 NOT NULL,
	`released` integer DEFAULT 0 NOT NULL,
	`untouched` integer DEFAULT 0 NOT NULL,
	`took_0` integer DEFAULT 0 NOT NULL,
	`took_1` integer DEFAULT 0 NOT NULL,
	`took_2` integer DEFAULT 0 NOT NULL,
	`took_3` integer DEFAULT 0 NOT NULL,
	`took_4` integer DEFAULT 0 NOT NULL,
	`took_5` integer DEFAULT 0 NOT NULL,
	`took_6` integer DEFAULT 0 NOT NULL,
	`took_7` integer DEFAULT 0 NOT NULL,
	`took_8` integer DEFAULT 0 NOT NULL,
	`took_9` integer DEFAULT 0 NOT NULL,
	`took_10` integer DEFAULT 0 NOT NULL,
	`took_11` integer DEFAULT 0 NOT NULL,
	`took_12` integer DEFAULT 0 NOT NULL,
	`took_13` integer DEFAULT 0 NOT NULL,
	`took_14` integer DEFAULT 0 NOT NULL,
	`took_15` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`, `model_id`)
);
--> statement-breakpoint
CREATE TABLE `document_figures` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`model_id` text NOT NULL,
	`figures` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `field_days` (
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`model_id` text NOT NULL,
	`field` text NOT NULL,
	`left_as_read` integer DEFAULT 0 NOT NULL,
	`corrected` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`missing` integer DEFAULT 0 NOT NULL,
	`said_0` integer DEFAULT 0 NOT NULL,
	`right_0` integer DEFAULT 0 NOT NULL,
	`sure_0` integer DEFAULT 0 NOT NULL,
	`said_1` integer DEFAULT 0 NOT NULL,
	`right_1` integer DEFAULT 0 NOT NULL,
	`sure_1` integer DEFAULT 0 NOT NULL,
	`said_2` integer DEFAULT 0 NOT NULL,
	`right_2` integer DEFAULT 0 NOT NULL,
	`sure_2` integer DEFAULT 0 NOT NULL,
	`said_3` integer DEFAULT 0 NOT NULL,
	`right_3` integer DEFAULT 0 NOT NULL,
	`sure_3` integer DEFAULT 0 NOT NULL,
	`said_4` integer DEFAULT 0 NOT NULL,
	`right_4` integer DEFAULT 0 NOT NULL,
	`sure_4` integer DEFAULT 0 NOT NULL,
	`said_5` integer DEFAULT 0 NOT NULL,
	`right_5` integer DEFAULT 0 NOT NULL,
	`sure_5` integer DEFAULT 0 NOT NULL,
	`said_6` integer DEFAULT 0 NOT NULL,
	`right_6` integer DEFAULT 0 NOT NULL,
	`sure_6` integer DEFAULT 0 NOT NULL,
	`from_text_layer` integer DEFAULT 0 NOT NULL,
	`right_text_layer` integer DEFAULT 0 NOT NULL,
	`from_recognition` integer DEFAULT 0 NOT NULL,
	`right_recognition` integer DEFAULT 0 NOT NULL,
	`from_embedded` integer DEFAULT 0 NOT NULL,
	`right_embedded` integer DEFAULT 0 NOT NULL,
	`from_memory` integer DEFAULT 0 NOT NULL,
	`right_memory` integer DEFAULT 0 NOT NULL,
	`from_suggestion` integer DEFAULT 0 NOT NULL,
	`right_suggestion` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`, `model_id`, `field`)
);
--> statement-breakpoint
CREATE TABLE `mail_days` (
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`, `outcome`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `report_schedules` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`rhythm` text NOT NULL,
	`reports` text NOT NULL,
	`recipients` text NOT NULL,
	`format` text NOT NULL,
	`language` text NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_schedules_due` ON `report_schedules` (`next_at`);--> statement-breakpoint
CREATE INDEX `report_schedules_tenant` ON `report_schedules` (`tenant_id`);--> statement-breakpoint
ALTER TABLE `corrections` ADD `model_id` text;--> statement-breakpoint
ALTER TABLE `corrections` ADD `day` text;--> statement-breakpoint
CREATE INDEX `corrections_model_day` ON `corrections` (`model_id`,`day`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `documents` ADD `received_day` text;--> statement-breakpoint
ALTER TABLE `usage_days` ADD `pages` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `intake_log_refused` ON `intake_log` (`tenant_id`,`id`) WHERE outcome = 'refused';--> statement-breakpoint
CREATE INDEX `document_releases_failed` ON `document_releases` (`tenant_id`,`requested_at`) WHERE state = 'failed';
--> statement-breakpoint
UPDATE corrections SET day = date(at / 1000, 'unixepoch'),
  model_id = (SELECT model_id FROM documents WHERE documents.id = corrections.document_id);
--> statement-breakpoint
INSERT INTO document_days (tenant_id, day, model_id, received, processing, success, failed, error, user_edited, for_training, submitted, trained, approved, released, untouched, took_0, took_1, took_2, took_3, took_4, took_5, took_6, took_7, took_8, took_9, took_10, took_11, took_12, took_13, took_14, took_15)
  SELECT tenant_id, date(received_at / 1000, 'unixepoch'), model_id,
    sum((status = 'received')),
    sum((status = 'processing')),
    sum((status = 'success')),
    sum((status = 'failed')),
    sum((status = 'error')),
    sum((status = 'userEdited')),
    sum((status = 'forTraining')),
    sum((status = 'submitted')),
    sum((status = 'trained')),
    sum((status = 'approved')),
    sum((status = 'released')),
    sum((status IN ('approved', 'released') AND revision = 0)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at < 60000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 60000 AND approved_at - received_at < 300000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 300000 AND approved_at - received_at < 900000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 900000 AND approved_at - received_at < 1800000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 1800000 AND approved_at - received_at < 3600000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 3600000 AND approved_at - received_at < 7200000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 7200000 AND approved_at - received_at < 14400000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 14400000 AND approved_at - received_at < 28800000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 28800000 AND approved_at - received_at < 43200000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 43200000 AND approved_at - received_at < 86400000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 86400000 AND approved_at - received_at < 172800000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 172800000 AND approved_at - received_at < 259200000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 259200000 AND approved_at - received_at < 604800000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 604800000 AND approved_at - received_at < 1209600000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 1209600000 AND approved_at - received_at < 2592000000)),
    sum((status IN ('approved', 'released') AND approved_at IS NOT NULL AND approved_at - received_at >= 2592000000))
  FROM documents GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO correction_days (tenant_id, day, model_id, field, count)
  SELECT tenant_id, day, model_id, field, count(*) FROM corrections GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER document_days_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, received, processing, success, failed, error, user_edited, for_training, submitted, trained, approved, released, untouched, took_0, took_1, took_2, took_3, took_4, took_5, took_6, took_7, took_8, took_9, took_10, took_11, took_12, took_13, took_14, took_15)
    VALUES (NEW.tenant_id, coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')), NEW.model_id,
      (NEW.status = 'received'),
      (NEW.status = 'processing'),
      (NEW.status = 'success'),
      (NEW.status = 'failed'),
      (NEW.status = 'error'),
      (NEW.status = 'userEdited'),
      (NEW.status = 'forTraining'),
      (NEW.status = 'submitted'),
      (NEW.status = 'trained'),
      (NEW.status = 'approved'),
      (NEW.status = 'released'),
      (NEW.status IN ('approved', 'released') AND NEW.revision = 0),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at < 60000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 60000 AND NEW.approved_at - NEW.received_at < 300000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 300000 AND NEW.approved_at - NEW.received_at < 900000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 900000 AND NEW.approved_at - NEW.received_at < 1800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 1800000 AND NEW.approved_at - NEW.received_at < 3600000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 3600000 AND NEW.approved_at - NEW.received_at < 7200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 7200000 AND NEW.approved_at - NEW.received_at < 14400000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 14400000 AND NEW.approved_at - NEW.received_at < 28800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 28800000 AND NEW.approved_at - NEW.received_at < 43200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 43200000 AND NEW.approved_at - NEW.received_at < 86400000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 86400000 AND NEW.approved_at - NEW.received_at < 172800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 172800000 AND NEW.approved_at - NEW.received_at < 259200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 259200000 AND NEW.approved_at - NEW.received_at < 604800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 604800000 AND NEW.approved_at - NEW.received_at < 1209600000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 1209600000 AND NEW.approved_at - NEW.received_at < 2592000000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 2592000000))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET
      received = received + excluded.received,
      processing = processing + excluded.processing,
      success = success + excluded.success,
      failed = failed + excluded.failed,
      error = error + excluded.error,
      user_edited = user_edited + excluded.user_edited,
      for_training = for_training + excluded.for_training,
      submitted = submitted + excluded.submitted,
      trained = trained + excluded.trained,
      approved = approved + excluded.approved,
      released = released + excluded.released,
      untouched = untouched + excluded.untouched,
      took_0 = took_0 + excluded.took_0,
      took_1 = took_1 + excluded.took_1,
      took_2 = took_2 + excluded.took_2,
      took_3 = took_3 + excluded.took_3,
      took_4 = took_4 + excluded.took_4,
      took_5 = took_5 + excluded.took_5,
      took_6 = took_6 + excluded.took_6,
      took_7 = took_7 + excluded.took_7,
      took_8 = took_8 + excluded.took_8,
      took_9 = took_9 + excluded.took_9,
      took_10 = took_10 + excluded.took_10,
      took_11 = took_11 + excluded.took_11,
      took_12 = took_12 + excluded.took_12,
      took_13 = took_13 + excluded.took_13,
      took_14 = took_14 + excluded.took_14,
      took_15 = took_15 + excluded.took_15;
END;
--> statement-breakpoint
CREATE TRIGGER document_days_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, received, processing, success, failed, error, user_edited, for_training, submitted, trained, approved, released, untouched, took_0, took_1, took_2, took_3, took_4, took_5, took_6, took_7, took_8, took_9, took_10, took_11, took_12, took_13, took_14, took_15)
    VALUES (OLD.tenant_id, coalesce(OLD.received_day, date(OLD.received_at / 1000, 'unixepoch')), OLD.model_id,
      -(OLD.status = 'received'),
      -(OLD.status = 'processing'),
      -(OLD.status = 'success'),
      -(OLD.status = 'failed'),
      -(OLD.status = 'error'),
      -(OLD.status = 'userEdited'),
      -(OLD.status = 'forTraining'),
      -(OLD.status = 'submitted'),
      -(OLD.status = 'trained'),
      -(OLD.status = 'approved'),
      -(OLD.status = 'released'),
      -(OLD.status IN ('approved', 'released') AND OLD.revision = 0),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at < 60000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 60000 AND OLD.approved_at - OLD.received_at < 300000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 300000 AND OLD.approved_at - OLD.received_at < 900000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 900000 AND OLD.approved_at - OLD.received_at < 1800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 1800000 AND OLD.approved_at - OLD.received_at < 3600000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 3600000 AND OLD.approved_at - OLD.received_at < 7200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 7200000 AND OLD.approved_at - OLD.received_at < 14400000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 14400000 AND OLD.approved_at - OLD.received_at < 28800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 28800000 AND OLD.approved_at - OLD.received_at < 43200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 43200000 AND OLD.approved_at - OLD.received_at < 86400000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 86400000 AND OLD.approved_at - OLD.received_at < 172800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 172800000 AND OLD.approved_at - OLD.received_at < 259200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 259200000 AND OLD.approved_at - OLD.received_at < 604800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 604800000 AND OLD.approved_at - OLD.received_at < 1209600000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 1209600000 AND OLD.approved_at - OLD.received_at < 2592000000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 2592000000))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET
      received = received + excluded.received,
      processing = processing + excluded.processing,
      success = success + excluded.success,
      failed = failed + excluded.failed,
      error = error + excluded.error,
      user_edited = user_edited + excluded.user_edited,
      for_training = for_training + excluded.for_training,
      submitted = submitted + excluded.submitted,
      trained = trained + excluded.trained,
      approved = approved + excluded.approved,
      released = released + excluded.released,
      untouched = untouched + excluded.untouched,
      took_0 = took_0 + excluded.took_0,
      took_1 = took_1 + excluded.took_1,
      took_2 = took_2 + excluded.took_2,
      took_3 = took_3 + excluded.took_3,
      took_4 = took_4 + excluded.took_4,
      took_5 = took_5 + excluded.took_5,
      took_6 = took_6 + excluded.took_6,
      took_7 = took_7 + excluded.took_7,
      took_8 = took_8 + excluded.took_8,
      took_9 = took_9 + excluded.took_9,
      took_10 = took_10 + excluded.took_10,
      took_11 = took_11 + excluded.took_11,
      took_12 = took_12 + excluded.took_12,
      took_13 = took_13 + excluded.took_13,
      took_14 = took_14 + excluded.took_14,
      took_15 = took_15 + excluded.took_15;
END;
--> statement-breakpoint
CREATE TRIGGER document_days_on_change AFTER UPDATE OF status, revision, approved_at, received_day ON documents
WHEN OLD.status <> NEW.status OR OLD.revision <> NEW.revision OR OLD.approved_at IS NOT NEW.approved_at
  OR OLD.received_day IS NOT NEW.received_day BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, received, processing, success, failed, error, user_edited, for_training, submitted, trained, approved, released, untouched, took_0, took_1, took_2, took_3, took_4, took_5, took_6, took_7, took_8, took_9, took_10, took_11, took_12, took_13, took_14, took_15)
    VALUES (OLD.tenant_id, coalesce(OLD.received_day, date(OLD.received_at / 1000, 'unixepoch')), OLD.model_id,
      -(OLD.status = 'received'),
      -(OLD.status = 'processing'),
      -(OLD.status = 'success'),
      -(OLD.status = 'failed'),
      -(OLD.status = 'error'),
      -(OLD.status = 'userEdited'),
      -(OLD.status = 'forTraining'),
      -(OLD.status = 'submitted'),
      -(OLD.status = 'trained'),
      -(OLD.status = 'approved'),
      -(OLD.status = 'released'),
      -(OLD.status IN ('approved', 'released') AND OLD.revision = 0),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at < 60000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 60000 AND OLD.approved_at - OLD.received_at < 300000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 300000 AND OLD.approved_at - OLD.received_at < 900000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 900000 AND OLD.approved_at - OLD.received_at < 1800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 1800000 AND OLD.approved_at - OLD.received_at < 3600000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 3600000 AND OLD.approved_at - OLD.received_at < 7200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 7200000 AND OLD.approved_at - OLD.received_at < 14400000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 14400000 AND OLD.approved_at - OLD.received_at < 28800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 28800000 AND OLD.approved_at - OLD.received_at < 43200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 43200000 AND OLD.approved_at - OLD.received_at < 86400000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 86400000 AND OLD.approved_at - OLD.received_at < 172800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 172800000 AND OLD.approved_at - OLD.received_at < 259200000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 259200000 AND OLD.approved_at - OLD.received_at < 604800000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 604800000 AND OLD.approved_at - OLD.received_at < 1209600000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 1209600000 AND OLD.approved_at - OLD.received_at < 2592000000),
      -(OLD.status IN ('approved', 'released') AND OLD.approved_at IS NOT NULL AND OLD.approved_at - OLD.received_at >= 2592000000))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET
      received = received + excluded.received,
      processing = processing + excluded.processing,
      success = success + excluded.success,
      failed = failed + excluded.failed,
      error = error + excluded.error,
      user_edited = user_edited + excluded.user_edited,
      for_training = for_training + excluded.for_training,
      submitted = submitted + excluded.submitted,
      trained = trained + excluded.trained,
      approved = approved + excluded.approved,
      released = released + excluded.released,
      untouched = untouched + excluded.untouched,
      took_0 = took_0 + excluded.took_0,
      took_1 = took_1 + excluded.took_1,
      took_2 = took_2 + excluded.took_2,
      took_3 = took_3 + excluded.took_3,
      took_4 = took_4 + excluded.took_4,
      took_5 = took_5 + excluded.took_5,
      took_6 = took_6 + excluded.took_6,
      took_7 = took_7 + excluded.took_7,
      took_8 = took_8 + excluded.took_8,
      took_9 = took_9 + excluded.took_9,
      took_10 = took_10 + excluded.took_10,
      took_11 = took_11 + excluded.took_11,
      took_12 = took_12 + excluded.took_12,
      took_13 = took_13 + excluded.took_13,
      took_14 = took_14 + excluded.took_14,
      took_15 = took_15 + excluded.took_15;
  INSERT INTO document_days (tenant_id, day, model_id, received, processing, success, failed, error, user_edited, for_training, submitted, trained, approved, released, untouched, took_0, took_1, took_2, took_3, took_4, took_5, took_6, took_7, took_8, took_9, took_10, took_11, took_12, took_13, took_14, took_15)
    VALUES (NEW.tenant_id, coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')), NEW.model_id,
      (NEW.status = 'received'),
      (NEW.status = 'processing'),
      (NEW.status = 'success'),
      (NEW.status = 'failed'),
      (NEW.status = 'error'),
      (NEW.status = 'userEdited'),
      (NEW.status = 'forTraining'),
      (NEW.status = 'submitted'),
      (NEW.status = 'trained'),
      (NEW.status = 'approved'),
      (NEW.status = 'released'),
      (NEW.status IN ('approved', 'released') AND NEW.revision = 0),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at < 60000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 60000 AND NEW.approved_at - NEW.received_at < 300000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 300000 AND NEW.approved_at - NEW.received_at < 900000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 900000 AND NEW.approved_at - NEW.received_at < 1800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 1800000 AND NEW.approved_at - NEW.received_at < 3600000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 3600000 AND NEW.approved_at - NEW.received_at < 7200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 7200000 AND NEW.approved_at - NEW.received_at < 14400000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 14400000 AND NEW.approved_at - NEW.received_at < 28800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 28800000 AND NEW.approved_at - NEW.received_at < 43200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 43200000 AND NEW.approved_at - NEW.received_at < 86400000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 86400000 AND NEW.approved_at - NEW.received_at < 172800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 172800000 AND NEW.approved_at - NEW.received_at < 259200000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 259200000 AND NEW.approved_at - NEW.received_at < 604800000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 604800000 AND NEW.approved_at - NEW.received_at < 1209600000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 1209600000 AND NEW.approved_at - NEW.received_at < 2592000000),
      (NEW.status IN ('approved', 'released') AND NEW.approved_at IS NOT NULL AND NEW.approved_at - NEW.received_at >= 2592000000))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET
      received = received + excluded.received,
      processing = processing + excluded.processing,
      success = success + excluded.success,
      failed = failed + excluded.failed,
      error = error + excluded.error,
      user_edited = user_edited + excluded.user_edited,
      for_training = for_training + excluded.for_training,
      submitted = submitted + excluded.submitted,
      trained = trained + excluded.trained,
      approved = approved + excluded.approved,
      released = released + excluded.released,
      untouched = untouched + excluded.untouched,
      took_0 = took_0 + excluded.took_0,
      took_1 = took_1 + excluded.took_1,
      took_2 = took_2 + excluded.took_2,
      took_3 = took_3 + excluded.took_3,
      took_4 = took_4 + excluded.took_4,
      took_5 = took_5 + excluded.took_5,
      took_6 = took_6 + excluded.took_6,
      took_7 = took_7 + excluded.took_7,
      took_8 = took_8 + excluded.took_8,
      took_9 = took_9 + excluded.took_9,
      took_10 = took_10 + excluded.took_10,
      took_11 = took_11 + excluded.took_11,
      took_12 = took_12 + excluded.took_12,
      took_13 = took_13 + excluded.took_13,
      took_14 = took_14 + excluded.took_14,
      took_15 = took_15 + excluded.took_15;
END;
--> statement-breakpoint
CREATE TRIGGER document_figures_on_settling AFTER UPDATE OF status ON documents
WHEN NEW.status IN ('approved', 'released') AND OLD.status NOT IN ('approved', 'released') BEGIN
  DELETE FROM document_figures WHERE document_id = NEW.id;
  INSERT INTO document_figures (document_id, tenant_id, day, model_id, figures)
  SELECT NEW.id, NEW.tenant_id, coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')), NEW.model_id,
    (SELECT json_group_array(json_array(field, outcome, iif(outcome IN ('added', 'missing'), NULL, confidence),
        iif(outcome IN ('added', 'missing'), NULL, origin)))
      FROM (SELECT field,
          CASE WHEN found = '' AND final = '' THEN 'missing' WHEN found = '' THEN 'added'
            WHEN final = '' THEN 'removed' WHEN final = found THEN 'left' ELSE 'corrected' END AS outcome,
          CAST(round(confidence * 1000) AS integer) AS confidence,
          CASE WHEN reasons LIKE '%"reason.suggested"%' THEN 'suggestion'
            WHEN reasons LIKE '%"reason.embedded"%' OR reasons LIKE '%"reason.embedded-form"%' THEN 'embedded'
            WHEN reasons LIKE '%"reason.memory-%' THEN 'memory'
            WHEN source = 'ocr' THEN 'recognition' ELSE 'textLayer' END AS origin
        FROM (SELECT f.value ->> '$.key' AS field,
            coalesce(r.value ->> '$.value', '') AS found,
            coalesce(e.value ->> '$.value', r.value ->> '$.value', '') AS final,
            r.value ->> '$.confidence' AS confidence, r.value -> '$.reasons' AS reasons,
            (SELECT source FROM pages WHERE pages.document_id = results.document_id
              AND pages.attempt = results.attempt AND pages.number = coalesce(r.value ->> '$.place.page', 1)) AS source
          FROM tenant_ai_models m JOIN json_each(m.fields) f
            LEFT JOIN json_each(results.fields) r ON r.key = f.value ->> '$.key'
            LEFT JOIN json_each(coalesce(results.edited_fields, '{}')) e ON e.key = f.value ->> '$.key'
          WHERE m.id = NEW.model_id AND NOT (f.value ->> '$.line'))))
  FROM results
  WHERE results.document_id = NEW.id AND results.attempt = NEW.attempt;
END;
--> statement-breakpoint
CREATE TRIGGER document_figures_on_reopening AFTER UPDATE OF status ON documents
WHEN OLD.status IN ('approved', 'released') AND NEW.status NOT IN ('approved', 'released') BEGIN
  DELETE FROM document_figures WHERE document_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER document_figures_on_day AFTER UPDATE OF received_day ON documents
WHEN OLD.received_day IS NOT NEW.received_day BEGIN
  UPDATE document_figures SET day = coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')) WHERE document_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER field_days_on_insert AFTER INSERT ON document_figures WHEN json_valid(NEW.figures) BEGIN
  INSERT INTO field_days (tenant_id, day, model_id, field, left_as_read, corrected, removed, added, missing, said_0, right_0, sure_0, said_1, right_1, sure_1, said_2, right_2, sure_2, said_3, right_3, sure_3, said_4, right_4, sure_4, said_5, right_5, sure_5, said_6, right_6, sure_6, from_text_layer, right_text_layer, from_recognition, right_recognition, from_embedded, right_embedded, from_memory, right_memory, from_suggestion, right_suggestion)
    SELECT NEW.tenant_id, NEW.day, NEW.model_id, value ->> 0,
      (value ->> 1 = 'left'),
      (value ->> 1 = 'corrected'),
      (value ->> 1 = 'removed'),
      (value ->> 1 = 'added'),
      (value ->> 1 = 'missing'),
      (coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500),
      (coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600),
      (coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700),
      (coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800),
      (coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900),
      (coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950),
      (coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 950),
      (coalesce(value ->> 2, -1) >= 950 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 950, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 3, '') = 'textLayer'),
      (coalesce(value ->> 3, '') = 'textLayer' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'recognition'),
      (coalesce(value ->> 3, '') = 'recognition' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'embedded'),
      (coalesce(value ->> 3, '') = 'embedded' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'memory'),
      (coalesce(value ->> 3, '') = 'memory' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'suggestion'),
      (coalesce(value ->> 3, '') = 'suggestion' AND value ->> 1 = 'left')
    FROM json_each(NEW.figures) WHERE true
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET
      left_as_read = left_as_read + excluded.left_as_read,
      corrected = corrected + excluded.corrected,
      removed = removed + excluded.removed,
      added = added + excluded.added,
      missing = missing + excluded.missing,
      said_0 = said_0 + excluded.said_0,
      right_0 = right_0 + excluded.right_0,
      sure_0 = sure_0 + excluded.sure_0,
      said_1 = said_1 + excluded.said_1,
      right_1 = right_1 + excluded.right_1,
      sure_1 = sure_1 + excluded.sure_1,
      said_2 = said_2 + excluded.said_2,
      right_2 = right_2 + excluded.right_2,
      sure_2 = sure_2 + excluded.sure_2,
      said_3 = said_3 + excluded.said_3,
      right_3 = right_3 + excluded.right_3,
      sure_3 = sure_3 + excluded.sure_3,
      said_4 = said_4 + excluded.said_4,
      right_4 = right_4 + excluded.right_4,
      sure_4 = sure_4 + excluded.sure_4,
      said_5 = said_5 + excluded.said_5,
      right_5 = right_5 + excluded.right_5,
      sure_5 = sure_5 + excluded.sure_5,
      said_6 = said_6 + excluded.said_6,
      right_6 = right_6 + excluded.right_6,
      sure_6 = sure_6 + excluded.sure_6,
      from_text_layer = from_text_layer + excluded.from_text_layer,
      right_text_layer = right_text_layer + excluded.right_text_layer,
      from_recognition = from_recognition + excluded.from_recognition,
      right_recognition = right_recognition + excluded.right_recognition,
      from_embedded = from_embedded + excluded.from_embedded,
      right_embedded = right_embedded + excluded.right_embedded,
      from_memory = from_memory + excluded.from_memory,
      right_memory = right_memory + excluded.right_memory,
      from_suggestion = from_suggestion + excluded.from_suggestion,
      right_suggestion = right_suggestion + excluded.right_suggestion;
END;
--> statement-breakpoint
CREATE TRIGGER field_days_on_delete AFTER DELETE ON document_figures WHEN json_valid(OLD.figures) BEGIN
  INSERT INTO field_days (tenant_id, day, model_id, field, left_as_read, corrected, removed, added, missing, said_0, right_0, sure_0, said_1, right_1, sure_1, said_2, right_2, sure_2, said_3, right_3, sure_3, said_4, right_4, sure_4, said_5, right_5, sure_5, said_6, right_6, sure_6, from_text_layer, right_text_layer, from_recognition, right_recognition, from_embedded, right_embedded, from_memory, right_memory, from_suggestion, right_suggestion)
    SELECT OLD.tenant_id, OLD.day, OLD.model_id, value ->> 0,
      -(value ->> 1 = 'left'),
      -(value ->> 1 = 'corrected'),
      -(value ->> 1 = 'removed'),
      -(value ->> 1 = 'added'),
      -(value ->> 1 = 'missing'),
      -(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500),
      -(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600),
      -(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700),
      -(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800),
      -(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900),
      -(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950),
      -(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 950),
      -(coalesce(value ->> 2, -1) >= 950 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 950, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 3, '') = 'textLayer'),
      -(coalesce(value ->> 3, '') = 'textLayer' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'recognition'),
      -(coalesce(value ->> 3, '') = 'recognition' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'embedded'),
      -(coalesce(value ->> 3, '') = 'embedded' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'memory'),
      -(coalesce(value ->> 3, '') = 'memory' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'suggestion'),
      -(coalesce(value ->> 3, '') = 'suggestion' AND value ->> 1 = 'left')
    FROM json_each(OLD.figures) WHERE true
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET
      left_as_read = left_as_read + excluded.left_as_read,
      corrected = corrected + excluded.corrected,
      removed = removed + excluded.removed,
      added = added + excluded.added,
      missing = missing + excluded.missing,
      said_0 = said_0 + excluded.said_0,
      right_0 = right_0 + excluded.right_0,
      sure_0 = sure_0 + excluded.sure_0,
      said_1 = said_1 + excluded.said_1,
      right_1 = right_1 + excluded.right_1,
      sure_1 = sure_1 + excluded.sure_1,
      said_2 = said_2 + excluded.said_2,
      right_2 = right_2 + excluded.right_2,
      sure_2 = sure_2 + excluded.sure_2,
      said_3 = said_3 + excluded.said_3,
      right_3 = right_3 + excluded.right_3,
      sure_3 = sure_3 + excluded.sure_3,
      said_4 = said_4 + excluded.said_4,
      right_4 = right_4 + excluded.right_4,
      sure_4 = sure_4 + excluded.sure_4,
      said_5 = said_5 + excluded.said_5,
      right_5 = right_5 + excluded.right_5,
      sure_5 = sure_5 + excluded.sure_5,
      said_6 = said_6 + excluded.said_6,
      right_6 = right_6 + excluded.right_6,
      sure_6 = sure_6 + excluded.sure_6,
      from_text_layer = from_text_layer + excluded.from_text_layer,
      right_text_layer = right_text_layer + excluded.right_text_layer,
      from_recognition = from_recognition + excluded.from_recognition,
      right_recognition = right_recognition + excluded.right_recognition,
      from_embedded = from_embedded + excluded.from_embedded,
      right_embedded = right_embedded + excluded.right_embedded,
      from_memory = from_memory + excluded.from_memory,
      right_memory = right_memory + excluded.right_memory,
      from_suggestion = from_suggestion + excluded.from_suggestion,
      right_suggestion = right_suggestion + excluded.right_suggestion;
END;
--> statement-breakpoint
CREATE TRIGGER field_days_on_day AFTER UPDATE OF day ON document_figures WHEN OLD.day <> NEW.day AND json_valid(NEW.figures) BEGIN
  INSERT INTO field_days (tenant_id, day, model_id, field, left_as_read, corrected, removed, added, missing, said_0, right_0, sure_0, said_1, right_1, sure_1, said_2, right_2, sure_2, said_3, right_3, sure_3, said_4, right_4, sure_4, said_5, right_5, sure_5, said_6, right_6, sure_6, from_text_layer, right_text_layer, from_recognition, right_recognition, from_embedded, right_embedded, from_memory, right_memory, from_suggestion, right_suggestion)
    SELECT OLD.tenant_id, OLD.day, OLD.model_id, value ->> 0,
      -(value ->> 1 = 'left'),
      -(value ->> 1 = 'corrected'),
      -(value ->> 1 = 'removed'),
      -(value ->> 1 = 'added'),
      -(value ->> 1 = 'missing'),
      -(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500),
      -(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600),
      -(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700),
      -(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800),
      -(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900),
      -(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950),
      -(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 2, -1) >= 950),
      -(coalesce(value ->> 2, -1) >= 950 AND value ->> 1 = 'left'),
      -iif(coalesce(value ->> 2, -1) >= 950, coalesce(value ->> 2, -1), 0),
      -(coalesce(value ->> 3, '') = 'textLayer'),
      -(coalesce(value ->> 3, '') = 'textLayer' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'recognition'),
      -(coalesce(value ->> 3, '') = 'recognition' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'embedded'),
      -(coalesce(value ->> 3, '') = 'embedded' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'memory'),
      -(coalesce(value ->> 3, '') = 'memory' AND value ->> 1 = 'left'),
      -(coalesce(value ->> 3, '') = 'suggestion'),
      -(coalesce(value ->> 3, '') = 'suggestion' AND value ->> 1 = 'left')
    FROM json_each(OLD.figures) WHERE true
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET
      left_as_read = left_as_read + excluded.left_as_read,
      corrected = corrected + excluded.corrected,
      removed = removed + excluded.removed,
      added = added + excluded.added,
      missing = missing + excluded.missing,
      said_0 = said_0 + excluded.said_0,
      right_0 = right_0 + excluded.right_0,
      sure_0 = sure_0 + excluded.sure_0,
      said_1 = said_1 + excluded.said_1,
      right_1 = right_1 + excluded.right_1,
      sure_1 = sure_1 + excluded.sure_1,
      said_2 = said_2 + excluded.said_2,
      right_2 = right_2 + excluded.right_2,
      sure_2 = sure_2 + excluded.sure_2,
      said_3 = said_3 + excluded.said_3,
      right_3 = right_3 + excluded.right_3,
      sure_3 = sure_3 + excluded.sure_3,
      said_4 = said_4 + excluded.said_4,
      right_4 = right_4 + excluded.right_4,
      sure_4 = sure_4 + excluded.sure_4,
      said_5 = said_5 + excluded.said_5,
      right_5 = right_5 + excluded.right_5,
      sure_5 = sure_5 + excluded.sure_5,
      said_6 = said_6 + excluded.said_6,
      right_6 = right_6 + excluded.right_6,
      sure_6 = sure_6 + excluded.sure_6,
      from_text_layer = from_text_layer + excluded.from_text_layer,
      right_text_layer = right_text_layer + excluded.right_text_layer,
      from_recognition = from_recognition + excluded.from_recognition,
      right_recognition = right_recognition + excluded.right_recognition,
      from_embedded = from_embedded + excluded.from_embedded,
      right_embedded = right_embedded + excluded.right_embedded,
      from_memory = from_memory + excluded.from_memory,
      right_memory = right_memory + excluded.right_memory,
      from_suggestion = from_suggestion + excluded.from_suggestion,
      right_suggestion = right_suggestion + excluded.right_suggestion;
  INSERT INTO field_days (tenant_id, day, model_id, field, left_as_read, corrected, removed, added, missing, said_0, right_0, sure_0, said_1, right_1, sure_1, said_2, right_2, sure_2, said_3, right_3, sure_3, said_4, right_4, sure_4, said_5, right_5, sure_5, said_6, right_6, sure_6, from_text_layer, right_text_layer, from_recognition, right_recognition, from_embedded, right_embedded, from_memory, right_memory, from_suggestion, right_suggestion)
    SELECT NEW.tenant_id, NEW.day, NEW.model_id, value ->> 0,
      (value ->> 1 = 'left'),
      (value ->> 1 = 'corrected'),
      (value ->> 1 = 'removed'),
      (value ->> 1 = 'added'),
      (value ->> 1 = 'missing'),
      (coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500),
      (coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 0 AND coalesce(value ->> 2, -1) < 500, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600),
      (coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 500 AND coalesce(value ->> 2, -1) < 600, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700),
      (coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 600 AND coalesce(value ->> 2, -1) < 700, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800),
      (coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 700 AND coalesce(value ->> 2, -1) < 800, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900),
      (coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 800 AND coalesce(value ->> 2, -1) < 900, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950),
      (coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 900 AND coalesce(value ->> 2, -1) < 950, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 2, -1) >= 950),
      (coalesce(value ->> 2, -1) >= 950 AND value ->> 1 = 'left'),
      iif(coalesce(value ->> 2, -1) >= 950, coalesce(value ->> 2, -1), 0),
      (coalesce(value ->> 3, '') = 'textLayer'),
      (coalesce(value ->> 3, '') = 'textLayer' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'recognition'),
      (coalesce(value ->> 3, '') = 'recognition' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'embedded'),
      (coalesce(value ->> 3, '') = 'embedded' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'memory'),
      (coalesce(value ->> 3, '') = 'memory' AND value ->> 1 = 'left'),
      (coalesce(value ->> 3, '') = 'suggestion'),
      (coalesce(value ->> 3, '') = 'suggestion' AND value ->> 1 = 'left')
    FROM json_each(NEW.figures) WHERE true
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET
      left_as_read = left_as_read + excluded.left_as_read,
      corrected = corrected + excluded.corrected,
      removed = removed + excluded.removed,
      added = added + excluded.added,
      missing = missing + excluded.missing,
      said_0 = said_0 + excluded.said_0,
      right_0 = right_0 + excluded.right_0,
      sure_0 = sure_0 + excluded.sure_0,
      said_1 = said_1 + excluded.said_1,
      right_1 = right_1 + excluded.right_1,
      sure_1 = sure_1 + excluded.sure_1,
      said_2 = said_2 + excluded.said_2,
      right_2 = right_2 + excluded.right_2,
      sure_2 = sure_2 + excluded.sure_2,
      said_3 = said_3 + excluded.said_3,
      right_3 = right_3 + excluded.right_3,
      sure_3 = sure_3 + excluded.sure_3,
      said_4 = said_4 + excluded.said_4,
      right_4 = right_4 + excluded.right_4,
      sure_4 = sure_4 + excluded.sure_4,
      said_5 = said_5 + excluded.said_5,
      right_5 = right_5 + excluded.right_5,
      sure_5 = sure_5 + excluded.sure_5,
      said_6 = said_6 + excluded.said_6,
      right_6 = right_6 + excluded.right_6,
      sure_6 = sure_6 + excluded.sure_6,
      from_text_layer = from_text_layer + excluded.from_text_layer,
      right_text_layer = right_text_layer + excluded.right_text_layer,
      from_recognition = from_recognition + excluded.from_recognition,
      right_recognition = right_recognition + excluded.right_recognition,
      from_embedded = from_embedded + excluded.from_embedded,
      right_embedded = right_embedded + excluded.right_embedded,
      from_memory = from_memory + excluded.from_memory,
      right_memory = right_memory + excluded.right_memory,
      from_suggestion = from_suggestion + excluded.from_suggestion,
      right_suggestion = right_suggestion + excluded.right_suggestion;
END;
--> statement-breakpoint
CREATE TRIGGER correction_days_on_insert AFTER INSERT ON corrections WHEN NEW.day IS NOT NULL AND NEW.model_id IS NOT NULL BEGIN
  INSERT INTO correction_days (tenant_id, day, model_id, field, count) VALUES (NEW.tenant_id, NEW.day, NEW.model_id, NEW.field, 1)
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER correction_days_on_delete AFTER DELETE ON corrections WHEN OLD.day IS NOT NULL AND OLD.model_id IS NOT NULL BEGIN
  INSERT INTO correction_days (tenant_id, day, model_id, field, count) VALUES (OLD.tenant_id, OLD.day, OLD.model_id, OLD.field, -1)
    ON CONFLICT (tenant_id, day, model_id, field) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- In 64 parts of documents that stand together: D1 ends a statement after 30 seconds, and a shard may hold a million documents.
-- CROSS JOIN, so that only the results of a part are read.
CREATE VIEW settled_figures AS
  SELECT d.rowid AS place, d.id, d.tenant_id, coalesce(d.received_day, date(d.received_at / 1000, 'unixepoch')) AS day, d.model_id,
    (SELECT json_group_array(json_array(field, outcome, iif(outcome IN ('added', 'missing'), NULL, confidence),
        iif(outcome IN ('added', 'missing'), NULL, origin)))
      FROM (SELECT field,
          CASE WHEN found = '' AND final = '' THEN 'missing' WHEN found = '' THEN 'added'
            WHEN final = '' THEN 'removed' WHEN final = found THEN 'left' ELSE 'corrected' END AS outcome,
          CAST(round(confidence * 1000) AS integer) AS confidence,
          CASE WHEN reasons LIKE '%"reason.suggested"%' THEN 'suggestion'
            WHEN reasons LIKE '%"reason.embedded"%' OR reasons LIKE '%"reason.embedded-form"%' THEN 'embedded'
            WHEN reasons LIKE '%"reason.memory-%' THEN 'memory'
            WHEN source = 'ocr' THEN 'recognition' ELSE 'textLayer' END AS origin
        FROM (SELECT f.value ->> '$.key' AS field,
            coalesce(r.value ->> '$.value', '') AS found,
            coalesce(e.value ->> '$.value', r.value ->> '$.value', '') AS final,
            r.value ->> '$.confidence' AS confidence, r.value -> '$.reasons' AS reasons,
            (SELECT source FROM pages WHERE pages.document_id = results.document_id
              AND pages.attempt = results.attempt AND pages.number = coalesce(r.value ->> '$.place.page', 1)) AS source
          FROM tenant_ai_models m JOIN json_each(m.fields) f
            LEFT JOIN json_each(results.fields) r ON r.key = f.value ->> '$.key'
            LEFT JOIN json_each(coalesce(results.edited_fields, '{}')) e ON e.key = f.value ->> '$.key'
          WHERE m.id = d.model_id AND NOT (f.value ->> '$.line')))) AS figures
  FROM documents d CROSS JOIN results ON results.document_id = d.id AND results.attempt = d.attempt
  WHERE +d.status IN ('approved', 'released');
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 0 / 64 FROM documents) AND place <= (SELECT max(rowid) * 1 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 1 / 64 FROM documents) AND place <= (SELECT max(rowid) * 2 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 2 / 64 FROM documents) AND place <= (SELECT max(rowid) * 3 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 3 / 64 FROM documents) AND place <= (SELECT max(rowid) * 4 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 4 / 64 FROM documents) AND place <= (SELECT max(rowid) * 5 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 5 / 64 FROM documents) AND place <= (SELECT max(rowid) * 6 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 6 / 64 FROM documents) AND place <= (SELECT max(rowid) * 7 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 7 / 64 FROM documents) AND place <= (SELECT max(rowid) * 8 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 8 / 64 FROM documents) AND place <= (SELECT max(rowid) * 9 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 9 / 64 FROM documents) AND place <= (SELECT max(rowid) * 10 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 10 / 64 FROM documents) AND place <= (SELECT max(rowid) * 11 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 11 / 64 FROM documents) AND place <= (SELECT max(rowid) * 12 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 12 / 64 FROM documents) AND place <= (SELECT max(rowid) * 13 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 13 / 64 FROM documents) AND place <= (SELECT max(rowid) * 14 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 14 / 64 FROM documents) AND place <= (SELECT max(rowid) * 15 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 15 / 64 FROM documents) AND place <= (SELECT max(rowid) * 16 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 16 / 64 FROM documents) AND place <= (SELECT max(rowid) * 17 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 17 / 64 FROM documents) AND place <= (SELECT max(rowid) * 18 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 18 / 64 FROM documents) AND place <= (SELECT max(rowid) * 19 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 19 / 64 FROM documents) AND place <= (SELECT max(rowid) * 20 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 20 / 64 FROM documents) AND place <= (SELECT max(rowid) * 21 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 21 / 64 FROM documents) AND place <= (SELECT max(rowid) * 22 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 22 / 64 FROM documents) AND place <= (SELECT max(rowid) * 23 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 23 / 64 FROM documents) AND place <= (SELECT max(rowid) * 24 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 24 / 64 FROM documents) AND place <= (SELECT max(rowid) * 25 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 25 / 64 FROM documents) AND place <= (SELECT max(rowid) * 26 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 26 / 64 FROM documents) AND place <= (SELECT max(rowid) * 27 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 27 / 64 FROM documents) AND place <= (SELECT max(rowid) * 28 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 28 / 64 FROM documents) AND place <= (SELECT max(rowid) * 29 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 29 / 64 FROM documents) AND place <= (SELECT max(rowid) * 30 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 30 / 64 FROM documents) AND place <= (SELECT max(rowid) * 31 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 31 / 64 FROM documents) AND place <= (SELECT max(rowid) * 32 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 32 / 64 FROM documents) AND place <= (SELECT max(rowid) * 33 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 33 / 64 FROM documents) AND place <= (SELECT max(rowid) * 34 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 34 / 64 FROM documents) AND place <= (SELECT max(rowid) * 35 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 35 / 64 FROM documents) AND place <= (SELECT max(rowid) * 36 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 36 / 64 FROM documents) AND place <= (SELECT max(rowid) * 37 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 37 / 64 FROM documents) AND place <= (SELECT max(rowid) * 38 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 38 / 64 FROM documents) AND place <= (SELECT max(rowid) * 39 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 39 / 64 FROM documents) AND place <= (SELECT max(rowid) * 40 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 40 / 64 FROM documents) AND place <= (SELECT max(rowid) * 41 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 41 / 64 FROM documents) AND place <= (SELECT max(rowid) * 42 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 42 / 64 FROM documents) AND place <= (SELECT max(rowid) * 43 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 43 / 64 FROM documents) AND place <= (SELECT max(rowid) * 44 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 44 / 64 FROM documents) AND place <= (SELECT max(rowid) * 45 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 45 / 64 FROM documents) AND place <= (SELECT max(rowid) * 46 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 46 / 64 FROM documents) AND place <= (SELECT max(rowid) * 47 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 47 / 64 FROM documents) AND place <= (SELECT max(rowid) * 48 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 48 / 64 FROM documents) AND place <= (SELECT max(rowid) * 49 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 49 / 64 FROM documents) AND place <= (SELECT max(rowid) * 50 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 50 / 64 FROM documents) AND place <= (SELECT max(rowid) * 51 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 51 / 64 FROM documents) AND place <= (SELECT max(rowid) * 52 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 52 / 64 FROM documents) AND place <= (SELECT max(rowid) * 53 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 53 / 64 FROM documents) AND place <= (SELECT max(rowid) * 54 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 54 / 64 FROM documents) AND place <= (SELECT max(rowid) * 55 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 55 / 64 FROM documents) AND place <= (SELECT max(rowid) * 56 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 56 / 64 FROM documents) AND place <= (SELECT max(rowid) * 57 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 57 / 64 FROM documents) AND place <= (SELECT max(rowid) * 58 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 58 / 64 FROM documents) AND place <= (SELECT max(rowid) * 59 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 59 / 64 FROM documents) AND place <= (SELECT max(rowid) * 60 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 60 / 64 FROM documents) AND place <= (SELECT max(rowid) * 61 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 61 / 64 FROM documents) AND place <= (SELECT max(rowid) * 62 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 62 / 64 FROM documents) AND place <= (SELECT max(rowid) * 63 / 64 FROM documents);
--> statement-breakpoint
INSERT INTO document_figures SELECT id, tenant_id, day, model_id, figures FROM settled_figures
  WHERE place > (SELECT max(rowid) * 63 / 64 FROM documents) AND place <= (SELECT max(rowid) * 64 / 64 FROM documents);
--> statement-breakpoint
DROP VIEW settled_figures;
--> statement-breakpoint
INSERT INTO mail_days (tenant_id, day, outcome, reason, count)
  SELECT tenant_id, date(at / 1000, 'unixepoch'), outcome, coalesce(reason, ''), count(*) FROM intake_log GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER mail_days_on_insert AFTER INSERT ON intake_log BEGIN
  INSERT INTO mail_days (tenant_id, day, outcome, reason, count)
    VALUES (NEW.tenant_id, date(NEW.at / 1000, 'unixepoch'), NEW.outcome, coalesce(NEW.reason, ''), 1)
    ON CONFLICT (tenant_id, day, outcome, reason) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER mail_days_on_delete AFTER DELETE ON intake_log BEGIN
  INSERT INTO mail_days (tenant_id, day, outcome, reason, count)
    VALUES (OLD.tenant_id, date(OLD.at / 1000, 'unixepoch'), OLD.outcome, coalesce(OLD.reason, ''), -1)
    ON CONFLICT (tenant_id, day, outcome, reason) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER mail_days_on_change AFTER UPDATE OF outcome, reason ON intake_log BEGIN
  INSERT INTO mail_days (tenant_id, day, outcome, reason, count)
    VALUES (OLD.tenant_id, date(OLD.at / 1000, 'unixepoch'), OLD.outcome, coalesce(OLD.reason, ''), -1)
    ON CONFLICT (tenant_id, day, outcome, reason) DO UPDATE SET count = count + excluded.count;
  INSERT INTO mail_days (tenant_id, day, outcome, reason, count)
    VALUES (NEW.tenant_id, date(NEW.at / 1000, 'unixepoch'), NEW.outcome, coalesce(NEW.reason, ''), 1)
    ON CONFLICT (tenant_id, day, outcome, reason) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER usage_pages_counted AFTER INSERT ON document_meters WHEN NEW.new_pages > 0 BEGIN
  INSERT INTO usage_days (tenant_id, day, documents, pages) VALUES (NEW.tenant_id, NEW.day, 0, NEW.new_pages)
    ON CONFLICT (tenant_id, day) DO UPDATE SET pages = pages + NEW.new_pages;
END;
--> statement-breakpoint
UPDATE usage_days SET pages = (SELECT coalesce(sum(new_pages), 0) FROM document_meters m
  WHERE m.tenant_id = usage_days.tenant_id AND m.day = usage_days.day);
--> statement-breakpoint
UPDATE tenant_ai_models SET judging_below = 9007199254740991;
