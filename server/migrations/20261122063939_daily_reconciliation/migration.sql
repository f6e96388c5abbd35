CREATE TABLE "provider_movements" (
	"provider" text,
	"kind" text,
	"id" text,
	"provider_payment_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_movements_pkey" PRIMARY KEY("provider","kind","id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_days" (
	"provider" text,
	"day" date,
	"checked_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"their_payments_minor" bigint DEFAULT 0 NOT NULL,
	"our_payments_minor" bigint DEFAULT 0 NOT NULL,
	"their_refunds_minor" bigint DEFAULT 0 NOT NULL,
	"our_refunds_minor" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "reconciliation_days_pkey" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" uuid PRIMARY KEY,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"currency" text NOT NULL,
	"their_minor" bigint NOT NULL,
	"our_minor" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "provider_movements_payment" ON "provider_movements" ("provider","provider_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_differences_what" ON "reconciliation_differences" ("provider","day","kind","provider_payment_id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" ("found_at") WHERE cleared_at is null and resolved_at is null;