CREATE TABLE `list_columns` (
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `model_id`, `actor_id`)
);
