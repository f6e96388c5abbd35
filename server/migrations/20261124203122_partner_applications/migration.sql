CREATE TABLE "partner_applications" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"profile" text NOT NULL,
	"audience" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE INDEX "partner_applications_email" ON "partner_applications" ("email");--> statement-breakpoint
CREATE INDEX "partner_applications_user" ON "partner_applications" ("user_id");--> statement-breakpoint
CREATE INDEX "partner_applications_received" ON "partner_applications" ("received_at","id");--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;