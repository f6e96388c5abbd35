ALTER TABLE "payments" ADD COLUMN "receipt_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_approved_receipt" ON "payments" (coalesce(receipt_reference, provider_payment_id)) WHERE provider = 'manual' and state = 'approved';--> statement-breakpoint
CREATE INDEX "payments_receipt" ON "payments" (coalesce(receipt_reference, provider_payment_id)) WHERE provider = 'manual';--> statement-breakpoint
update "payments" set "receipt_reference" = "provider_payment_id" where "provider" = 'manual' and "receipt_reference" is null;
