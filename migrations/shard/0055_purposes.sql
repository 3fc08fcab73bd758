ALTER TABLE `documents` ADD `purpose` text;--> statement-breakpoint
CREATE INDEX `documents_sandbox` ON `documents` (`received_at`,`id`) WHERE purpose = 'sandbox';