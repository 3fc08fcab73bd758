CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`endpoint_id` text NOT NULL,
	`event_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`attempted_at` integer,
	`status` integer,
	`milliseconds` integer,
	`answer` text,
	`problem` text,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `webhook_events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_sequence` ON `webhook_deliveries` (`endpoint_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`endpoint_id`,`state`,`next_at`,`sequence`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`event_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`url` text NOT NULL,
	`event_types` text NOT NULL,
	`model_ids` text,
	`with_values` integer DEFAULT false NOT NULL,
	`sealed_secret` text NOT NULL,
	`sealed_previous` text,
	`previous_until` integer,
	`header_name` text,
	`sealed_header` text,
	`state` text NOT NULL,
	`problem` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`warned_at` integer,
	`last_success_at` integer,
	`last_failure_at` integer,
	`not_before` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_tenant` ON `webhook_endpoints` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_due` ON `webhook_endpoints` (`state`,`not_before`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`model_id` text,
	`document_id` text,
	`data` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_events_sequence` ON `webhook_events` (`tenant_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `webhook_events_tenant_at` ON `webhook_events` (`tenant_id`,`at`);--> statement-breakpoint
CREATE INDEX `webhook_events_at` ON `webhook_events` (`at`);--> statement-breakpoint
CREATE TRIGGER webhook_events_of_audit AFTER INSERT ON audit
WHEN NEW.operation IN ('documents.receive', 'processing.extract', 'processing.fail', 'documents.save-corrections',
    'documents.update-result', 'documents.submit-for-training', 'documents.take-back', 'documents.reprocess',
    'learning.rescore', 'training.rescore', 'training.withdraw-document', 'splitting.join', 'documents.approve',
    'documents.approve-reviewed', 'documents.deliver-release', 'documents.fail-release', 'splitting.split',
    'documents.delete', 'zip-files.unpack', 'training.promote', 'training.roll-back')
  AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE tenant_id = NEW.tenant_id) BEGIN
  INSERT INTO webhook_events (id, tenant_id, sequence, type, model_id, document_id, data, at)
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      'document.' || CASE NEW.operation
        WHEN 'documents.receive' THEN 'received'
        WHEN 'processing.extract' THEN 'processed'
        WHEN 'processing.fail' THEN 'unreadable'
        WHEN 'documents.approve' THEN 'approved'
        WHEN 'documents.approve-reviewed' THEN 'approved'
        WHEN 'documents.deliver-release' THEN 'released'
        WHEN 'documents.fail-release' THEN 'release_failed'
        WHEN 'splitting.split' THEN 'split'
        ELSE 'updated' END,
      d.model_id, d.id,
      json_object('modelId', d.model_id, 'modelName', m.name, 'documentId', d.id, 'fileName', d.file_name,
        'source', d.source,
        'status', iif(NEW.operation = 'splitting.split', 'split',
          coalesce(NEW.detail ->> '$.to', NEW.detail ->> '$.status', d.status)),
        'confidence', coalesce(NEW.detail ->> '$.confidence', d.confidence),
        'revision', d.revision, 'attempt', d.attempt,
        'problem', coalesce(NEW.detail ->> '$.problem', d.problem),
        'parts', json(coalesce(NEW.detail -> '$.parts', '[]'))),
      NEW.at
    FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
    WHERE d.id = NEW.subject_id AND d.tenant_id = NEW.tenant_id
      AND NEW.operation NOT IN ('documents.delete', 'zip-files.unpack', 'training.promote', 'training.roll-back')
    UNION ALL
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      'document.deleted', m.id, NEW.subject_id,
      json_object('modelId', m.id, 'modelName', m.name, 'documentId', NEW.subject_id,
        'fileName', NEW.detail ->> '$.fileName', 'revision', NEW.detail ->> '$.revision'),
      NEW.at
    FROM tenant_ai_models m
    WHERE NEW.operation = 'documents.delete' AND m.id = NEW.detail ->> '$.modelId' AND m.tenant_id = NEW.tenant_id
    UNION ALL
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      'zip_file.finished', z.model_id, NULL,
      json_object('modelId', z.model_id, 'modelName', m.name, 'zipFileId', z.id, 'fileName', z.file_name,
        'source', z.source, 'status', z.status, 'problem', z.problem, 'accepted', z.taken,
        'rejected', json_array_length(z.refused)),
      NEW.at
    FROM zip_files z JOIN tenant_ai_models m ON m.id = z.model_id
    WHERE NEW.operation = 'zip-files.unpack' AND z.id = NEW.subject_id AND z.tenant_id = NEW.tenant_id
    UNION ALL
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      'model.promoted', m.id, NULL,
      json_object('modelId', m.id, 'modelName', m.name, 'versionId', NEW.detail ->> '$.versionId',
        'version', NEW.detail ->> '$.number'),
      NEW.at
    FROM tenant_ai_models m
    WHERE NEW.operation IN ('training.promote', 'training.roll-back') AND m.id = NEW.subject_id
      AND m.tenant_id = NEW.tenant_id;
  INSERT INTO webhook_deliveries (id, tenant_id, endpoint_id, event_id, sequence, state, next_at)
    SELECT lower(hex(randomblob(16))), e.tenant_id, e.id, v.id, v.sequence, 'waiting', v.at
    FROM webhook_events v JOIN webhook_endpoints e ON e.tenant_id = v.tenant_id
    WHERE v.id = NEW.id AND e.state <> 'disabled'
      AND EXISTS (SELECT 1 FROM json_each(e.event_types) WHERE value = v.type)
      AND (e.model_ids IS NULL OR EXISTS (SELECT 1 FROM json_each(e.model_ids) WHERE value = v.model_id));
END;
