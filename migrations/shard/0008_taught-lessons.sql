CREATE TABLE `taught_lessons` (
	`document_id` text NOT NULL,
	`hash` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`document_id`, `hash`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
