CREATE TABLE "account_reversals" (
	"user_id" uuid,
	"token_hash" text,
	"kind" text NOT NULL,
	"previous_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_reversals_pkey" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"user_id" uuid,
	"purpose" text,
	"address" text NOT NULL,
	"proof" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_proofs_pkey" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_choose_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "account_reversals_expiry" ON "account_reversals" ("expires_at");--> statement-breakpoint
CREATE INDEX "email_proofs_address" ON "email_proofs" ("address");--> statement-breakpoint
CREATE INDEX "email_proofs_expiry" ON "email_proofs" ("expires_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" ("user_id");--> statement-breakpoint
ALTER TABLE "account_reversals" ADD CONSTRAINT "account_reversals_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;