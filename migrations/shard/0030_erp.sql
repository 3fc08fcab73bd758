CREATE TABLE `erp_sendings` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`detail` text,
	`place` text,
	`began` integer DEFAULT false NOT NULL,
	`revision` integer,
	`external_id` text,
	`number` text,
	`link` text,
	`posted` integer DEFAULT false NOT NULL,
	`our_total` text,
	`their_total` text,
	`actor_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `erp_sendings_due` ON `erp_sendings` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `erp_sendings_model` ON `erp_sendings` (`model_id`,`state`,`done_at`);--> statement-breakpoint
CREATE INDEX `erp_sendings_external` ON `erp_sendings` (`tenant_id`,`external_id`);--> statement-breakpoint
CREATE TABLE `erp_settings` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`kind` text NOT NULL,
	`directory_id` text NOT NULL,
	`client_id` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`environment` text NOT NULL,
	`company_id` text NOT NULL,
	`company_name` text NOT NULL,
	`account` text NOT NULL,
	`vendor_accounts` text NOT NULL,
	`posting_date` text NOT NULL,
	`posting` text NOT NULL,
	`on_approval` integer NOT NULL,
	`revision` integer NOT NULL,
	`paused_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TRIGGER erp_sendings_of_approval AFTER UPDATE OF status ON documents
WHEN NEW.status = 'approved' AND OLD.status <> 'approved'
  AND EXISTS (SELECT 1 FROM erp_settings WHERE model_id = NEW.model_id AND on_approval = 1) BEGIN
  INSERT INTO erp_sendings (document_id, tenant_id, model_id, kind, state, actor_id, requested_at, next_at)
    SELECT NEW.id, NEW.tenant_id, NEW.model_id, kind, 'waiting', 'approval', NEW.approved_at, NEW.approved_at + 60000
    FROM erp_settings WHERE model_id = NEW.model_id AND NEW.approved_at IS NOT NULL
    ON CONFLICT (document_id) DO UPDATE SET state = 'waiting', kind = excluded.kind, attempts = 0, problem = NULL,
      detail = NULL, our_total = NULL, their_total = NULL, actor_id = excluded.actor_id,
      requested_at = excluded.requested_at, next_at = excluded.next_at, done_at = NULL
    WHERE state <> 'waiting';
END;
--> statement-breakpoint
CREATE TRIGGER erp_sendings_taken_back AFTER UPDATE OF status ON documents
WHEN OLD.status = 'approved' AND NEW.status NOT IN ('approved', 'released') BEGIN
  DELETE FROM erp_sendings WHERE document_id = OLD.id AND state = 'waiting' AND attempts = 0 AND place IS NULL;
END;
