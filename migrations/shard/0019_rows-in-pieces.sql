ALTER TABLE `results` ADD `item_pieces` text;--> statement-breakpoint
ALTER TABLE `results` ADD `edited_pieces` text;