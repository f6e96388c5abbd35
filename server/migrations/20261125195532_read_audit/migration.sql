DROP INDEX "audit_admin";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "read_id" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "read_source" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "read_people" integer;--> statement-breakpoint
CREATE INDEX "audit_decisions" ON "audit" ("at") WHERE admin_id is not null and read_id is null;