ALTER TABLE "withdrawals" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_payment" ON "withdrawals" ("payment_id");