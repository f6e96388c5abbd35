CREATE TABLE "account_work" (
	"user_id" uuid,
	"kind" text,
	"amount" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_work_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "account_work" ADD CONSTRAINT "account_work_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- What happened to accounts is written once. It changes only when its account is deleted, which takes the person out of
-- the entry, and it goes only when it is older than it is kept for. The server says since when, because its clock may be
-- ahead on a laptop; the release before says nothing.
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE'
		AND NEW."browser" IS NULL AND NEW."system" IS NULL AND NEW."reason" IS NULL
		AND (NEW."id", NEW."at", NEW."event") IS NOT DISTINCT FROM (OLD."id", OLD."at", OLD."event")
		AND (NEW."admin_id", NEW."read_id", NEW."read_source", NEW."read_people", NEW."about")
			IS NOT DISTINCT FROM (OLD."admin_id", OLD."read_id", OLD."read_source", OLD."read_people", OLD."about")
		AND NOT EXISTS (SELECT FROM "users" WHERE "id" IN (OLD."user_id", NEW."user_id"))
	THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND (
		OLD."at" < now() - interval '400 days'
		OR OLD."at" < nullif(current_setting('forja.audit_kept_since', true), '')::timestamptz
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the audit log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_audit" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "keep_audit"();
--> statement-breakpoint
CREATE TRIGGER "keep_audit_whole" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit"();
