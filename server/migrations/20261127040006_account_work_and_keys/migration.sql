CREATE TABLE "account_work" (
	"user_id" uuid,
	"kind" text,
	"amount" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_work_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "account_work" ADD CONSTRAINT "account_work_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;