ALTER TABLE "audit" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "audit_admin" ON "audit" ("at") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" ("created_at","id");