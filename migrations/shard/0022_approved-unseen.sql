ALTER TABLE `documents` ADD `approved_unseen` integer;--> statement-breakpoint
UPDATE `documents` SET `approved_unseen` = 1 WHERE `approval_id` IN (
  SELECT `approval_id` FROM `documents` WHERE `approval_id` IS NOT NULL GROUP BY 1 HAVING count(*) > 1);
