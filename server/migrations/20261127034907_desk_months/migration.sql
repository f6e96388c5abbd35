CREATE TABLE "support_notes" (
	"user_id" uuid,
	"id" uuid,
	"at" timestamp with time zone NOT NULL,
	"admin_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "support_notes_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_letters" (
	"id" uuid PRIMARY KEY,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_user_id" uuid,
	"recipients" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_notices" (
	"id" uuid PRIMARY KEY,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_notices_not_empty" CHECK ("ends_at" >= "starts_at")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "admin_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "letters_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "support_notes_newest" ON "support_notes" ("user_id","at");--> statement-breakpoint
CREATE INDEX "member_letters_unfinished" ON "member_letters" ("created_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "site_notices_end" ON "site_notices" ("ends_at");--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "sign_ins" SET "expires_at" = least("sign_ins"."expires_at", "sign_ins"."created_at" + interval '24 hours') FROM "users" WHERE "users"."id" = "sign_ins"."user_id" AND "users"."role" = 'admin';
