CREATE TABLE `billing_notices` (
	`key` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `billing_notices_tenant` ON `billing_notices` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `bills` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`tenant_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`billed_on` text NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`lines` text NOT NULL,
	`status` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_on` text,
	`problem` text,
	`paid_at` integer,
	`gateway_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_key` ON `bills` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bills_number` ON `bills` (`number`);--> statement-breakpoint
CREATE INDEX `bills_tenant` ON `bills` (`tenant_id`,`billed_on`,`id`);--> statement-breakpoint
CREATE INDEX `bills_subscription` ON `bills` (`subscription_id`,`status`);--> statement-breakpoint
CREATE INDEX `bills_due` ON `bills` (`status`,`next_try_on`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'standard' NOT NULL,
	`tier` text,
	`percent_off` integer DEFAULT 0 NOT NULL,
	`bills` integer DEFAULT 1 NOT NULL,
	`expires_on` text,
	`uses_left` integer,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`gateway` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`applied_at` integer,
	`payload` text NOT NULL,
	PRIMARY KEY(`gateway`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_events_subject` ON `payment_events` (`gateway`,`subject`,`occurred_at`);--> statement-breakpoint
CREATE INDEX `payment_events_waiting` ON `payment_events` (`applied_at`,`received_at`);--> statement-breakpoint
CREATE TABLE `payment_methods` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`token` text NOT NULL,
	`brand` text NOT NULL,
	`last_digits` text NOT NULL,
	`expiry_month` integer NOT NULL,
	`expiry_year` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`zip` text DEFAULT '' NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`code` text PRIMARY KEY NOT NULL,
	`tier` text NOT NULL,
	`country_code` text NOT NULL,
	`rank` integer NOT NULL,
	`currency` text NOT NULL,
	`monthly_price` integer NOT NULL,
	`documents_included` integer NOT NULL,
	`overage_price` integer NOT NULL,
	`introduction_key` text NOT NULL,
	`trial_note_key` text NOT NULL,
	`paddle_price_id` text,
	`paddle_trial_price_id` text,
	`paddle_overage_price_id` text,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_country_rank` ON `plans` (`country_code`,`rank`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`gateway` text NOT NULL,
	`gateway_id` text,
	`gateway_customer_id` text,
	`plan_code` text NOT NULL,
	`tier` text NOT NULL,
	`currency` text NOT NULL,
	`monthly_price` integer NOT NULL,
	`documents_included` integer NOT NULL,
	`overage_price` integer NOT NULL,
	`coupon_code` text,
	`percent_off` integer DEFAULT 0 NOT NULL,
	`discounted_bills_left` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`trial_ends_on` text,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`suspended_at` integer,
	`ended_at` integer,
	`last_event_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_live` ON `subscriptions` (`tenant_id`) WHERE status <> 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_gateway` ON `subscriptions` (`gateway`,`gateway_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_tenant` ON `subscriptions` (`tenant_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_due` ON `subscriptions` (`gateway`,`status`,`period_end`);--> statement-breakpoint
INSERT INTO plans (code, tier, country_code, rank, currency, monthly_price, documents_included, overage_price, introduction_key, trial_note_key) VALUES
('us-bronze', 'bronze', 'US', 1, 'USD', 4900, 250, 25, 'billing.plan.bronze.introduction', 'billing.plan.trial-note'),
('us-silver', 'silver', 'US', 2, 'USD', 14900, 1000, 20, 'billing.plan.silver.introduction', 'billing.plan.trial-note'),
('us-gold', 'gold', 'US', 3, 'USD', 39900, 4000, 15, 'billing.plan.gold.introduction', 'billing.plan.trial-note'),
('ca-bronze', 'bronze', 'CA', 1, 'CAD', 6500, 250, 34, 'billing.plan.bronze.introduction', 'billing.plan.trial-note'),
('ca-silver', 'silver', 'CA', 2, 'CAD', 19900, 1000, 27, 'billing.plan.silver.introduction', 'billing.plan.trial-note'),
('ca-gold', 'gold', 'CA', 3, 'CAD', 52900, 4000, 20, 'billing.plan.gold.introduction', 'billing.plan.trial-note'),
('in-bronze', 'bronze', 'IN', 1, 'INR', 199900, 250, 1000, 'billing.plan.bronze.introduction', 'billing.plan.trial-note'),
('in-silver', 'silver', 'IN', 2, 'INR', 599900, 1000, 800, 'billing.plan.silver.introduction', 'billing.plan.trial-note'),
('in-gold', 'gold', 'IN', 3, 'INR', 1599900, 4000, 600, 'billing.plan.gold.introduction', 'billing.plan.trial-note'),
('au-bronze', 'bronze', 'AU', 1, 'AUD', 7500, 250, 38, 'billing.plan.bronze.introduction', 'billing.plan.trial-note'),
('au-silver', 'silver', 'AU', 2, 'AUD', 22900, 1000, 30, 'billing.plan.silver.introduction', 'billing.plan.trial-note'),
('au-gold', 'gold', 'AU', 3, 'AUD', 59900, 4000, 23, 'billing.plan.gold.introduction', 'billing.plan.trial-note');
