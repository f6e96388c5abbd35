CREATE TABLE "sign_ins" (
	"user_id" uuid,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_pkey" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"subject" text PRIMARY KEY,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"username" text NOT NULL CONSTRAINT "users_username_key" UNIQUE,
	"password_hash" text NOT NULL,
	"secret_question" text NOT NULL,
	"secret_answer_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"referral_code" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("role" in ('user', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" uuid,
	"id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"goal" text NOT NULL,
	"cycle_type" text NOT NULL,
	"cycle_weeks" integer NOT NULL,
	"energy_kcal" integer NOT NULL,
	"protein_grams" integer NOT NULL,
	"training_days" integer NOT NULL,
	"risk_level" text NOT NULL,
	"engine_version" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "plans_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "tries_end" ON "tries" ("ends_at");--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "plans_deleted" ON "plans" ("user_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;