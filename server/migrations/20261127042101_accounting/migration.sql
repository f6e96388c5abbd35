CREATE TABLE "membership_prices" (
	"id" uuid PRIMARY KEY,
	"starts_at" timestamp with time zone NOT NULL CONSTRAINT "membership_prices_starts_at" UNIQUE,
	"ars_cents" bigint NOT NULL,
	"usd_cents" bigint NOT NULL,
	"admin_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_prices_positive" CHECK ("ars_cents" > 0 and "usd_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"user_id" uuid,
	"id" uuid,
	"payment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "payment_refunds_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payment_refunds_amount" CHECK ("amount_minor" <> 0)
);
--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "their_fees_minor" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "their_taxes_minor" bigint;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD COLUMN "their_net_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "net_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_number" text;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_newest" ON "payment_refunds" ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" ("invoice_number") WHERE invoice_number is not null;--> statement-breakpoint
-- what went back before: one line for each payment, on the day of its last change
INSERT INTO "payment_refunds" ("user_id", "id", "payment_id", "at", "amount_minor", "currency")
SELECT "user_id", gen_random_uuid(), "id", coalesce("reversed_at", "provider_updated_at"),
  CASE WHEN "state" IN ('refunded', 'charged_back') THEN "amount_minor" ELSE "refunded_minor" END, "currency"
FROM "payments"
WHERE CASE WHEN "state" IN ('refunded', 'charged_back') THEN "amount_minor" ELSE "refunded_minor" END <> 0;
