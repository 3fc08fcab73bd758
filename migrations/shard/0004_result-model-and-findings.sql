ALTER TABLE `results` ADD `model_version` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `findings` text DEFAULT '[]' NOT NULL;