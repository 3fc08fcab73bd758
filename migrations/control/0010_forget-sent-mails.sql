-- Mails hold codes and links that open accounts: what was sent is not kept any longer.
UPDATE `mail_outbox` SET `subject` = '', `body` = '' WHERE `sent_at` IS NOT NULL;
