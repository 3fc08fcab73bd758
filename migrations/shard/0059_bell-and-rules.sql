CREATE TABLE `bell_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`audience` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`by_id` text,
	`subject_id` text NOT NULL,
	`model_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bell_lines_audience` ON `bell_lines` (`tenant_id`,`audience`,`id`);--> statement-breakpoint
CREATE INDEX `bell_lines_age` ON `bell_lines` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `bell_lines_kind` ON `bell_lines` (`tenant_id`,`kind`,`model_id`,`at`);--> statement-breakpoint
CREATE TABLE `bell_marks` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_to` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `bell_reads` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`line_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `user_id`, `line_id`),
	FOREIGN KEY (`line_id`) REFERENCES `bell_lines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bell_reads_line` ON `bell_reads` (`line_id`);--> statement-breakpoint
CREATE TRIGGER bell_lines_forget AFTER INSERT ON bell_lines BEGIN
  DELETE FROM bell_lines WHERE id IN (SELECT id FROM bell_lines
    WHERE tenant_id = NEW.tenant_id AND id < printf('%013d', NEW.at - 7776000000) ORDER BY id LIMIT 5);
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_audit AFTER INSERT ON audit
WHEN NEW.operation IN ('documents.assign', 'documents.comment', 'suppliers.find-new-account', 'training.finish',
    'training.fail', 'error-budget.withdraw', 'documents.fail-release', 'erp.refuse') BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    SELECT printf('%013d', NEW.at) || '-' || iif(NEW.operation = 'suppliers.find-new-account',
        'account-' || coalesce(NEW.detail ->> '$.supplierId', '') || '-' || d.model_id, NEW.id), NEW.tenant_id,
      CASE NEW.operation
        WHEN 'documents.assign' THEN NEW.detail ->> '$.to'
        WHEN 'documents.comment' THEN d.assigned_to
        WHEN 'suppliers.find-new-account' THEN 'Suppliers.SettleBankAccount'
        ELSE 'TenantModel.ReleaseDocument' END,
      CASE NEW.operation
        WHEN 'documents.assign' THEN 'assigned'
        WHEN 'documents.comment' THEN 'comment'
        WHEN 'suppliers.find-new-account' THEN 'new-account'
        WHEN 'erp.refuse' THEN 'erp-refused'
        ELSE 'release-failed' END,
      d.file_name, iif(NEW.actor_kind = 'person', NEW.actor_id, NULL), d.id, d.model_id, NEW.at
    FROM documents d
    WHERE d.id = NEW.subject_id AND d.tenant_id = NEW.tenant_id AND CASE NEW.operation
      WHEN 'documents.assign' THEN coalesce(NEW.detail ->> '$.to', NEW.actor_id) <> NEW.actor_id
      WHEN 'documents.comment' THEN coalesce(d.assigned_to, NEW.actor_id) <> NEW.actor_id
      WHEN 'suppliers.find-new-account' THEN NOT EXISTS (SELECT 1 FROM bell_lines b WHERE b.tenant_id = NEW.tenant_id
        AND b.kind = 'new-account' AND b.model_id = d.model_id AND b.at > NEW.at - 3600000
        AND substr(b.id, 15) = 'account-' || coalesce(NEW.detail ->> '$.supplierId', '') || '-' || d.model_id)
      ELSE NOT EXISTS (SELECT 1 FROM bell_lines b WHERE b.tenant_id = NEW.tenant_id
        AND b.kind = iif(NEW.operation = 'erp.refuse', 'erp-refused', 'release-failed')
        AND b.model_id = d.model_id AND b.at > NEW.at - 3600000) END
    UNION ALL
    SELECT printf('%013d', NEW.at) || '-' || NEW.id, NEW.tenant_id,
      iif(NEW.operation = 'error-budget.withdraw', 'TenantModel.EditModel', 'Model.TrainModel'),
      CASE NEW.operation
        WHEN 'training.finish' THEN 'training-done'
        WHEN 'training.fail' THEN 'training-failed'
        ELSE 'budget-withdrawn' END,
      m.name, NULL, iif(NEW.operation = 'error-budget.withdraw', m.id, m.base_model_id), m.id, NEW.at
    FROM tenant_ai_models m
    WHERE m.id = NEW.subject_id AND m.tenant_id = NEW.tenant_id
      AND NEW.operation IN ('training.finish', 'training.fail', 'error-budget.withdraw');
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_bulk AFTER UPDATE OF status ON bulk_actions
WHEN OLD.status = 'running' AND NEW.status <> 'running' AND NEW.actor ->> '$.kind' = 'person' BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    SELECT printf('%013d', NEW.progress_at) || '-' || NEW.id, NEW.tenant_id, NEW.actor ->> '$.id',
      iif(NEW.status = 'done', 'bulk-done', 'bulk-stopped'), m.name, NULL, NEW.id, m.id, NEW.progress_at
    FROM tenant_ai_models m WHERE m.id = NEW.model_id AND m.tenant_id = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_edits AFTER UPDATE OF status ON edit_uploads
WHEN OLD.status <> NEW.status AND NEW.status IN ('ready', 'done', 'refused', 'error')
  AND NEW.actor ->> '$.kind' = 'person' BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    VALUES (printf('%013d', NEW.progress_at) || '-' || NEW.id || '-' || NEW.status, NEW.tenant_id, NEW.actor ->> '$.id',
      CASE NEW.status WHEN 'ready' THEN 'edits-ready' WHEN 'done' THEN 'edits-done' ELSE 'edits-failed' END,
      NEW.file_name, NULL, NEW.id, NEW.model_id, NEW.progress_at);
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_reports AFTER UPDATE OF state ON report_files
WHEN OLD.state <> NEW.state AND NEW.state IN ('ready', 'failed') BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    VALUES (printf('%013d', NEW.progress_at) || '-' || NEW.id, NEW.tenant_id,
      iif(NEW.recipients = '[]', NEW.requested_by, 'Reports'), 'report-' || NEW.state, NEW.report, NULL, NEW.id, NEW.model_id,
      NEW.progress_at);
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_folders AFTER UPDATE OF warned_at ON intake_folders
WHEN NEW.warned_at IS NOT NULL AND NEW.warned_at IS NOT OLD.warned_at BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    VALUES (printf('%013d', NEW.warned_at) || '-folder-' || NEW.model_id, NEW.tenant_id, 'TenantModel.EditModel',
      'folder-failing', NEW.host_name, NULL, NEW.model_id, NEW.model_id, NEW.warned_at);
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_mailboxes AFTER UPDATE OF warned_at ON mailboxes
WHEN NEW.warned_at IS NOT NULL AND NEW.warned_at IS NOT OLD.warned_at BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    VALUES (printf('%013d', NEW.warned_at) || '-mailbox-' || NEW.tenant_id, NEW.tenant_id, 'Tenant.Edit',
      'mailbox-failing', NEW.address, NULL, NEW.tenant_id, NULL, NEW.warned_at);
END;
--> statement-breakpoint
CREATE TRIGGER bell_lines_of_webhooks AFTER UPDATE OF warned_at, state ON webhook_endpoints
WHEN (NEW.warned_at IS NOT NULL AND NEW.warned_at IS NOT OLD.warned_at)
  OR (NEW.state = 'disabled' AND OLD.state <> 'disabled' AND NEW.last_failure_at IS NOT OLD.last_failure_at) BEGIN
  INSERT OR IGNORE INTO bell_lines (id, tenant_id, audience, kind, name, by_id, subject_id, model_id, at)
    VALUES (printf('%013d', coalesce(NEW.last_failure_at, NEW.warned_at, NEW.not_before)) || '-webhook-' || NEW.id, NEW.tenant_id, 'Webhooks',
      'webhook-failing', NEW.url, NULL, NEW.id, NULL, coalesce(NEW.last_failure_at, NEW.warned_at, NEW.not_before));
END;

--> statement-breakpoint
CREATE TABLE `inbox_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`place` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`supplier_id` text,
	`model_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_rules_place` ON `inbox_rules` (`tenant_id`,`place`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_rules_model` ON `inbox_rules` (`model_id`);