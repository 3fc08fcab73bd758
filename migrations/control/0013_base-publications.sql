CREATE TABLE `base_publications` (
	`base_model_id` text NOT NULL,
	`number` integer NOT NULL,
	`model_id` text NOT NULL,
	`version_id` text NOT NULL,
	`version_number` integer NOT NULL,
	`document_count` integer NOT NULL,
	`weights` text NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` text NOT NULL,
	`taken_back_at` integer,
	PRIMARY KEY(`base_model_id`, `number`)
);
