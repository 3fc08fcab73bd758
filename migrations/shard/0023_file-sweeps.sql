CREATE TABLE `file_sweeps` (
	`id` integer PRIMARY KEY NOT NULL,
	`after` text,
	`swept_at` integer NOT NULL
);
