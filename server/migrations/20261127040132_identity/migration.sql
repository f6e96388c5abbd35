CREATE TABLE "pending_registrations" (
	"id" uuid PRIMARY KEY,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"secret_question" text NOT NULL,
	"secret_answer_hash" text NOT NULL,
	"referral_code" text,
	"arrival_code" text,
	"arrival_browser_hash" text,
	"browser_key_hash" text,
	"next" text,
	"token_hash" text NOT NULL,
	"sealed_token" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_beyond_ascii" ON "users" ("id") WHERE username ~ '[^ -~]';--> statement-breakpoint
CREATE INDEX "pending_registrations_username" ON "pending_registrations" ("username");--> statement-breakpoint
CREATE INDEX "pending_registrations_expiry" ON "pending_registrations" ("expires_at");