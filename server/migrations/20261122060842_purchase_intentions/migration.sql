ALTER TABLE "checkouts" ADD COLUMN "intent_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "close_page_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "close_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "choice" text;--> statement-breakpoint
CREATE INDEX "checkouts_intent" ON "checkouts" ("intent_id");--> statement-breakpoint
CREATE INDEX "checkouts_close" ON "checkouts" ("close_page_at") WHERE close_page_at is not null;--> statement-breakpoint
CREATE INDEX "payments_refund" ON "payments" ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
UPDATE "checkouts" SET "intent_id" = "id";
