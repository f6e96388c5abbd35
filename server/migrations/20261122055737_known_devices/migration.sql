CREATE TABLE "known_devices" (
	"user_id" uuid,
	"device_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "tries" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" ("seen_at");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;