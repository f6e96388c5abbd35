CREATE TABLE "overview_figures" (
	"is_only" boolean PRIMARY KEY DEFAULT true,
	"counted_at" timestamp with time zone NOT NULL,
	"figures" jsonb,
	CONSTRAINT "overview_figures_one" CHECK ("is_only")
);
--> statement-breakpoint
DROP INDEX "audit_decisions";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "registered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "payers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD COLUMN "credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the lists of an administrator are sorted by is counted as it is written, by the release before too. The triggers come first:
-- they keep others from writing until the rows that are already there have been counted.
CREATE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "users" SET "payment_count" = "payment_count" - 1 WHERE "id" = OLD."user_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "users" SET "payment_count" = "payment_count" + 1 WHERE "id" = NEW."user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_payment" AFTER INSERT OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION count_payment();--> statement-breakpoint
CREATE TRIGGER "move_payment" AFTER UPDATE OF "user_id" ON "payments" FOR EACH ROW WHEN (OLD."user_id" <> NEW."user_id") EXECUTE FUNCTION count_payment();--> statement-breakpoint
CREATE FUNCTION set_member_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" SET "member_until" = (SELECT max("ends_at") FROM "membership_periods" WHERE "user_id" = "users"."id")
  WHERE "id" IN (SELECT "user_id" FROM "changed");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "set_member_until" AFTER INSERT ON "membership_periods" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION set_member_until();--> statement-breakpoint
CREATE TRIGGER "unset_member_until" AFTER DELETE ON "membership_periods" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION set_member_until();--> statement-breakpoint
CREATE FUNCTION count_referral() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'referral_visits' THEN
    UPDATE "referral_codes" SET "opened" = "opened" + 1 WHERE "user_id" = NEW."user_id";
  ELSIF TG_TABLE_NAME = 'referrals' THEN
    UPDATE "referral_codes" SET "registered" = "registered" + 1 WHERE "user_id" = NEW."referrer_id";
  ELSE
    UPDATE "referral_codes" SET
      "credit_minor" = "credit_minor" + CASE WHEN NEW."currency" = 'ARS' THEN NEW."amount_minor" ELSE 0 END,
      "payers" = "payers" + CASE WHEN NEW."kind" = 'credit' AND NOT EXISTS (
        SELECT FROM "referral_entries" WHERE "referred_id" = NEW."referred_id" AND "referrer_id" = NEW."referrer_id"
          AND "kind" = 'credit' AND "id" <> NEW."id") THEN 1 ELSE 0 END
    WHERE "user_id" = NEW."referrer_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_visit" AFTER INSERT ON "referral_visits" FOR EACH ROW EXECUTE FUNCTION count_referral();--> statement-breakpoint
CREATE TRIGGER "count_referral" AFTER INSERT ON "referrals" FOR EACH ROW EXECUTE FUNCTION count_referral();--> statement-breakpoint
CREATE TRIGGER "count_entry" AFTER INSERT ON "referral_entries" FOR EACH ROW EXECUTE FUNCTION count_referral();--> statement-breakpoint
UPDATE "users" SET "payment_count" = coalesce("paid"."payments", 0), "member_until" = "last"."ends_at"
FROM (SELECT "user_id", count(*) AS "payments" FROM "payments" GROUP BY 1) AS "paid"
FULL JOIN (SELECT "user_id", max("ends_at") AS "ends_at" FROM "membership_periods" GROUP BY 1) AS "last" USING ("user_id")
WHERE "users"."id" = "user_id";--> statement-breakpoint
UPDATE "referral_codes" SET
  "opened" = (SELECT count(*) FROM "referral_visits" v WHERE v."user_id" = "referral_codes"."user_id"),
  "registered" = (SELECT count(*) FROM "referrals" r WHERE r."referrer_id" = "referral_codes"."user_id"),
  "payers" = (SELECT count(DISTINCT "referred_id") FROM "referral_entries" e WHERE e."referrer_id" = "referral_codes"."user_id" AND "kind" = 'credit'),
  "credit_minor" = (SELECT coalesce(sum("amount_minor"), 0) FROM "referral_entries" e WHERE e."referrer_id" = "referral_codes"."user_id" AND "currency" = 'ARS');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log" ON "audit" ("at","id") WHERE (admin_id is not null and read_id is null and event <> 'payment_decided_by_admin') or event in ('role_granted', 'role_revoked', 'account_deleted');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_by_admin" ON "audit" ("admin_id","at") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "letters_unsent" ON "letters" ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_member_until" ON "users" ("member_until" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_payment_count" ON "users" ("payment_count","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_admins" ON "users" ("created_at","id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_decisions" ON "payment_events" ("at","id") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_admin" ON "payment_events" ("admin_id","at") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_listed" ON "payments" ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_amount" ON "payments" ("amount_minor","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_state" ON "payments" ("state","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_provider" ON "payments" ("provider","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_duplicates" ON "payments" ("created_at","id") WHERE role = 'duplicate';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_mismatches" ON "payments" ("created_at","id") WHERE review_reason is not null and provider <> 'manual';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_refunded" ON "payments" ("created_at","id") WHERE state in ('refunded', 'charged_back');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referral_codes_newest" ON "referral_codes" ("created_at","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referral_codes_opened" ON "referral_codes" ("opened","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referral_codes_registered" ON "referral_codes" ("registered","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referral_codes_payers" ON "referral_codes" ("payers","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referral_codes_credit" ON "referral_codes" ("credit_minor","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "record_devices_seen" ON "record_devices" ("seen_at");--> statement-breakpoint
ANALYZE "users", "referral_codes";
