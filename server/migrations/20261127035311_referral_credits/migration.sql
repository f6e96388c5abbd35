CREATE TABLE "referral_credits" (
	"payment_id" uuid PRIMARY KEY,
	"referrer_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payable_from" timestamp with time zone NOT NULL,
	"review_reason" text,
	"decision" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"reference" text,
	CONSTRAINT "referral_credits_amount_positive" CHECK ("amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "voucher_place" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_id_hash" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_email_hash" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "referrer_mailbox_hash" text;--> statement-breakpoint
CREATE INDEX "payments_payer_id" ON "payments" ("payer_id_hash") WHERE payer_id_hash is not null;--> statement-breakpoint
CREATE INDEX "payments_payer_email" ON "payments" ("payer_email_hash") WHERE payer_email_hash is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_mailbox" ON "withdrawals" ("mailbox_hash","received_at");--> statement-breakpoint
CREATE INDEX "referral_credits_referrer" ON "referral_credits" ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_credits_referred" ON "referral_credits" ("referred_id");--> statement-breakpoint
CREATE INDEX "referral_credits_newest" ON "referral_credits" ("created_at","payment_id");--> statement-breakpoint
CREATE INDEX "referral_credits_payable" ON "referral_credits" ("payable_from","payment_id");--> statement-breakpoint
CREATE INDEX "referral_credits_amount" ON "referral_credits" ("amount_minor","payment_id");--> statement-breakpoint
-- The credits of before are held and approved like the others.
INSERT INTO "referral_credits" ("payment_id", "referrer_id", "referred_id", "amount_minor", "currency", "created_at", "payable_from")
SELECT e."payment_id", e."referrer_id", e."referred_id", greatest(sum(e."amount_minor"), 0), e."currency", min(e."created_at"),
  (date_trunc('day', coalesce(max(p."approved_at"), min(e."created_at")) AT TIME ZONE 'America/Argentina/Buenos_Aires') + interval '11 days')
    AT TIME ZONE 'America/Argentina/Buenos_Aires'
FROM "referral_entries" e LEFT JOIN "payments" p ON p."id" = e."payment_id"
GROUP BY e."payment_id", e."referrer_id", e."referred_id", e."currency"
ON CONFLICT DO NOTHING;
