CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY,
	"code" text NOT NULL CONSTRAINT "referral_codes_code" UNIQUE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_entries" (
	"id" uuid PRIMARY KEY,
	"referrer_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_entries_sign" CHECK (("amount_minor" > 0) = ("kind" = 'credit'))
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"user_id" uuid,
	"browser_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_visits_pkey" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referred_id" uuid PRIMARY KEY,
	"referrer_id" uuid NOT NULL,
	"browser_hash" text,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_percent" CHECK ("percent" between 0 and 100),
	CONSTRAINT "referrals_not_own" CHECK ("referred_id" <> "referrer_id")
);
--> statement-breakpoint
CREATE INDEX "referral_entries_referrer" ON "referral_entries" ("referrer_id");--> statement-breakpoint
CREATE INDEX "referral_entries_referred" ON "referral_entries" ("referred_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" ("referrer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_browser" ON "referrals" ("referrer_id","browser_hash");--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;