ALTER TABLE "audit" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "disabled_by" uuid;