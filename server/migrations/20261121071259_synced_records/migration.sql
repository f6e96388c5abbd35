CREATE TABLE "measures" (
	"user_id" uuid,
	"id" uuid,
	"taken_on" date NOT NULL,
	"weight_kg" double precision,
	"chest_cm" double precision,
	"waist_cm" double precision,
	"hips_cm" double precision,
	"thighs_cm" double precision,
	"arms_cm" double precision,
	"neck_cm" double precision,
	"calf_cm" double precision,
	"body_fat_percent" double precision,
	"resting_pulse" integer,
	"systolic" integer,
	"diastolic" integer,
	CONSTRAINT "measures_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_positions" (
	"user_id" uuid PRIMARY KEY,
	"position" bigint NOT NULL,
	"writes" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synced_records" (
	"user_id" uuid,
	"collection" text,
	"id" uuid,
	"revision" integer NOT NULL,
	"position" bigint NOT NULL,
	"is_deleted" boolean NOT NULL,
	"digest" text,
	"arrived" jsonb DEFAULT '[]' NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synced_records_pkey" PRIMARY KEY("user_id","collection","id")
);
--> statement-breakpoint
CREATE INDEX "measures_latest" ON "measures" ("user_id","taken_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "synced_records_position" ON "synced_records" ("user_id","position");--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sync_positions" ADD CONSTRAINT "sync_positions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "synced_records" ADD CONSTRAINT "synced_records_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "synced_records" ("user_id", "collection", "id", "revision", "position", "is_deleted", "bytes", "created_at", "updated_at")
SELECT "user_id", 'plans', "id", 1, row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at", "id"), "deleted_at" IS NOT NULL, octet_length("plan"::text), "created_at", coalesce("deleted_at", "created_at")
FROM "plans";--> statement-breakpoint
INSERT INTO "sync_positions" ("user_id", "position", "writes", "window_ends_at")
SELECT "user_id", count(*), 0, now() FROM "plans" GROUP BY "user_id";
