CREATE TABLE "audit" (
	"user_id" uuid,
	"id" uuid,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"browser" text,
	"system" text,
	"admin_id" uuid,
	CONSTRAINT "audit_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_links" (
	"user_id" uuid,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_links_pkey" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "resume_codes" (
	"user_id" uuid,
	"code_hash" text,
	"checkout_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_codes_pkey" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"user_id" uuid,
	"id" uuid,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "is_strong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_on_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notices_read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_age" ON "audit" ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_id" ON "sign_ins" ("user_id","id");--> statement-breakpoint
CREATE INDEX "recovery_links_expiry" ON "recovery_links" ("expires_at");--> statement-breakpoint
CREATE INDEX "resume_codes_expiry" ON "resume_codes" ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" ("user_id","credential_id");--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "resume_codes" ADD CONSTRAINT "resume_codes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;