ALTER TABLE `document_releases` ADD `has_csv` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `document_releases` SET `has_csv` = 1 WHERE `path` IS NOT NULL AND `model_id` IN (SELECT `id` FROM `tenant_ai_models` WHERE `csv_generation` = 1);
