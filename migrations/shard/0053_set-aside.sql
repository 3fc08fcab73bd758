ALTER TABLE `documents` ADD `rejected_from` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `rejected_at` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `rejected_by` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `reject_reason` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `postponed_until` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `postponed_by` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `assigned_to` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `assigned_at` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `assigned_by` text;--> statement-breakpoint
CREATE INDEX `documents_assigned` ON `documents` (`tenant_id`,`assigned_to`,`assigned_at`,`id`) WHERE assigned_to is not null and status not in ('approved', 'released', 'rejected');--> statement-breakpoint
CREATE INDEX `documents_postponed` ON `documents` (`tenant_id`,`postponed_until`,`id`) WHERE postponed_until is not null and status not in ('approved', 'released', 'rejected');--> statement-breakpoint
ALTER TABLE `document_days` ADD `rejected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER rejected_days_on_insert AFTER INSERT ON documents WHEN NEW.status = 'rejected' BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, rejected)
    VALUES (NEW.tenant_id, coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')), NEW.model_id, 1)
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET rejected = rejected + 1;
END;
--> statement-breakpoint
CREATE TRIGGER rejected_days_on_delete AFTER DELETE ON documents WHEN OLD.status = 'rejected' BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, rejected)
    VALUES (OLD.tenant_id, coalesce(OLD.received_day, date(OLD.received_at / 1000, 'unixepoch')), OLD.model_id, -1)
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET rejected = rejected - 1;
END;
--> statement-breakpoint
CREATE TRIGGER rejected_days_on_change AFTER UPDATE OF status, received_day ON documents
WHEN (OLD.status = 'rejected' OR NEW.status = 'rejected')
  AND (OLD.status <> NEW.status OR OLD.received_day IS NOT NEW.received_day) BEGIN
  INSERT INTO document_days (tenant_id, day, model_id, rejected)
    VALUES (OLD.tenant_id, coalesce(OLD.received_day, date(OLD.received_at / 1000, 'unixepoch')), OLD.model_id,
      -(OLD.status = 'rejected'))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET rejected = rejected + excluded.rejected;
  INSERT INTO document_days (tenant_id, day, model_id, rejected)
    VALUES (NEW.tenant_id, coalesce(NEW.received_day, date(NEW.received_at / 1000, 'unixepoch')), NEW.model_id,
      (NEW.status = 'rejected'))
    ON CONFLICT (tenant_id, day, model_id) DO UPDATE SET rejected = rejected + excluded.rejected;
END;
