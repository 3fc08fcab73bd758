ALTER TABLE `documents` ADD `waiting_since` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `awaits_pages` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `documents_in_line` ON `documents` (`tenant_id`,`waiting_since`) WHERE waiting_since is not null and status = 'received';--> statement-breakpoint
CREATE INDEX `documents_in_work` ON `documents` (`tenant_id`) WHERE waiting_since is null and status in ('received', 'processing');--> statement-breakpoint
ALTER TABLE `pages` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `pages_unasked` ON `pages` (`document_id`,`attempt`,`number`) WHERE state = 'pending' and asked_at is null;--> statement-breakpoint
CREATE INDEX `pages_asked` ON `pages` (`document_id`,`attempt`) WHERE state = 'pending' and asked_at is not null;