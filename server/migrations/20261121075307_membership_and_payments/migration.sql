CREATE TABLE "grants" (
	"user_id" uuid,
	"id" uuid,
	"checkout_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"months" integer NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "grants_months_positive" CHECK ("months" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_periods" (
	"user_id" uuid,
	"grant_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_periods_pkey" PRIMARY KEY("user_id","grant_id"),
	CONSTRAINT "membership_periods_not_empty" CHECK ("ends_at" > "starts_at")
);
--> statement-breakpoint
CREATE TABLE "checkout_keys" (
	"user_id" uuid,
	"client_key" uuid,
	"checkout_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_keys_pkey" PRIMARY KEY("user_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"user_id" uuid,
	"id" uuid,
	"processor" text NOT NULL,
	"state" text NOT NULL,
	"months" integer NOT NULL,
	"currency" text NOT NULL,
	"list_minor" bigint NOT NULL,
	"discount_percent" integer NOT NULL,
	"discount_minor" bigint NOT NULL,
	"due_minor" bigint NOT NULL,
	"coupon_code" text,
	"is_coupon_listed" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"provider_ref" text,
	"redirect_url" text,
	"voucher_url" text,
	"voucher_due_at" timestamp with time zone,
	"refusal" text,
	"declared_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_poll_at" timestamp with time zone,
	CONSTRAINT "checkouts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "checkouts_price" CHECK ("due_minor" >= 0 and "due_minor" = "list_minor" - "discount_minor")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"user_id" uuid,
	"code" text,
	"checkout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "coupon_redemptions_pkey" PRIMARY KEY("user_id","code"),
	CONSTRAINT "coupon_redemptions_consumed" CHECK (("state" = 'consumed') = ("consumed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY,
	"percent" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_percent" CHECK ("percent" between 1 and 100),
	CONSTRAINT "coupons_uses" CHECK ("uses" >= 0 and ("max_uses" is null or "uses" <= "max_uses"))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"user_id" uuid,
	"key" text,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letters_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"user_id" uuid,
	"id" uuid,
	"at" timestamp with time zone NOT NULL,
	"checkout_id" uuid,
	"payment_id" uuid,
	"source" text NOT NULL,
	"event" text NOT NULL,
	"admin_id" uuid,
	"reason" text,
	CONSTRAINT "payment_events_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid,
	"id" uuid,
	"checkout_id" uuid,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"role" text,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"months" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"provider_updated_at" timestamp with time zone NOT NULL,
	"review_reason" text,
	"reviewed_at" timestamp with time zone,
	"refusal" text,
	"raw" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"next_read_at" timestamp with time zone,
	CONSTRAINT "payments_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text,
	"dedup_key" text,
	"topic" text NOT NULL,
	"hint_kind" text,
	"hint_id" text,
	"signature" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"processed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "provider_events_pkey" PRIMARY KEY("provider","dedup_key")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"detail" text,
	"received_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" uuid PRIMARY KEY,
	"checkout_id" uuid NOT NULL,
	"state" text,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"back_urls" jsonb NOT NULL,
	"approved_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "grants_checkout" ON "grants" ("user_id","checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_payment" ON "grants" ("user_id","payment_id");--> statement-breakpoint
CREATE INDEX "membership_periods_end" ON "membership_periods" ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "membership_periods_ending" ON "membership_periods" ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_id" ON "checkouts" ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_provider_ref" ON "checkouts" ("processor","provider_ref");--> statement-breakpoint
CREATE INDEX "checkouts_newest" ON "checkouts" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_poll" ON "checkouts" ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "checkouts_expiry" ON "checkouts" ("expires_at") WHERE state in ('created', 'awaiting', 'pending');--> statement-breakpoint
CREATE INDEX "checkouts_recent" ON "checkouts" ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_code" ON "coupon_redemptions" ("code");--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" ("user_id","payment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_id" ON "payments" ("provider","provider_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_primary" ON "payments" ("user_id","checkout_id") WHERE role = 'primary';--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" ("user_id","checkout_id");--> statement-breakpoint
CREATE INDEX "payments_id" ON "payments" ("id");--> statement-breakpoint
CREATE INDEX "payments_read" ON "payments" ("next_read_at") WHERE next_read_at is not null;--> statement-breakpoint
CREATE INDEX "payments_review" ON "payments" ("created_at","id") WHERE review_reason is not null and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "provider_events_age" ON "provider_events" ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_code" ON "withdrawals" ("code");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" ("email");--> statement-breakpoint
CREATE INDEX "withdrawals_urgency" ON "withdrawals" ("answer_by","id");--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fkey" FOREIGN KEY ("code") REFERENCES "coupons"("code") ON DELETE RESTRICT;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;