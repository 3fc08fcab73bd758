ALTER TABLE `intake_folders` ADD `destination` text DEFAULT 'model' NOT NULL;--> statement-breakpoint
ALTER TABLE `waiting_files` ADD `sender` text;--> statement-breakpoint
ALTER TABLE `waiting_files` ADD `sender_proved` integer DEFAULT false NOT NULL;