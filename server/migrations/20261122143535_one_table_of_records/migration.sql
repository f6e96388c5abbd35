ALTER TABLE "synced_records" RENAME TO "records";--> statement-breakpoint
ALTER TABLE "records" RENAME COLUMN "is_deleted" TO "deleted";--> statement-breakpoint
ALTER TABLE "records" RENAME COLUMN "bytes" TO "size";--> statement-breakpoint
ALTER TABLE "records" RENAME COLUMN "arrived" TO "recent_mutations";--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "value" jsonb, ADD COLUMN "copy_of" uuid;--> statement-breakpoint
ALTER TABLE "records" RENAME CONSTRAINT "synced_records_pkey" TO "records_pkey";--> statement-breakpoint
ALTER TABLE "records" RENAME CONSTRAINT "synced_records_user_id_users_id_fkey" TO "records_user_id_users_id_fkey";--> statement-breakpoint
ALTER INDEX "synced_records_position" RENAME TO "records_position";--> statement-breakpoint
ALTER TABLE "sync_positions" RENAME TO "record_positions";--> statement-breakpoint
ALTER TABLE "record_positions" ADD COLUMN "epochs" jsonb DEFAULT '{}' NOT NULL, ADD COLUMN "live" jsonb, ADD COLUMN "collected_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_positions" RENAME CONSTRAINT "sync_positions_pkey" TO "record_positions_pkey";--> statement-breakpoint
ALTER TABLE "record_positions" RENAME CONSTRAINT "sync_positions_user_id_users_id_fkey" TO "record_positions_user_id_users_id_fkey";--> statement-breakpoint
CREATE TABLE "record_devices" (
	"user_id" uuid,
	"device_id" uuid,
	"position" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_devices_pkey" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "record_devices" ADD CONSTRAINT "record_devices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
-- From here on, what lets the release before go on working until it is stopped: the next one drops all of it.
CREATE FUNCTION earlier_measure("row" "measures") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'takenOn', "row"."taken_on", 'weightKg', "row"."weight_kg", 'chestCm', "row"."chest_cm", 'waistCm', "row"."waist_cm",
    'hipsCm', "row"."hips_cm", 'thighsCm', "row"."thighs_cm", 'armsCm', "row"."arms_cm", 'neckCm', "row"."neck_cm",
    'calfCm', "row"."calf_cm", 'bodyFatPercent', "row"."body_fat_percent", 'restingPulse', "row"."resting_pulse",
    'bloodPressure', CASE WHEN "row"."systolic" IS NOT NULL AND "row"."diastolic" IS NOT NULL
      THEN jsonb_build_object('systolic', "row"."systolic", 'diastolic', "row"."diastolic") END))
$$;--> statement-breakpoint
CREATE FUNCTION earlier_plan("row" "plans") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'createdAt', to_char("row"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'plan', "row"."plan")
$$;--> statement-breakpoint
UPDATE "records" SET "value" = earlier_measure("measures") FROM "measures"
WHERE "records"."user_id" = "measures"."user_id" AND "records"."collection" = 'measures' AND "records"."id" = "measures"."id" AND NOT "records"."deleted";--> statement-breakpoint
UPDATE "records" SET "value" = earlier_plan("plans") FROM "plans"
WHERE "records"."user_id" = "plans"."user_id" AND "records"."collection" = 'plans' AND "records"."id" = "plans"."id" AND NOT "records"."deleted";--> statement-breakpoint
CREATE INDEX "records_tombstones" ON "records" ("user_id","updated_at") WHERE deleted;--> statement-breakpoint
CREATE VIEW "synced_records" AS
SELECT "user_id", "collection", "id", "revision", "position", "deleted" AS "is_deleted", "digest", "recent_mutations" AS "arrived", "size" AS "bytes", "created_at", "updated_at"
FROM "records";--> statement-breakpoint
CREATE VIEW "sync_positions" AS
SELECT "user_id", "position", "writes", "window_ends_at" FROM "record_positions";--> statement-breakpoint
-- An earlier server writes the record before its value, and deletes the value after the record.
CREATE FUNCTION earlier_fill_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."deleted" THEN
    NEW."value" := NULL;
  ELSIF NEW."value" IS NULL AND NEW."collection" = 'measures' THEN
    NEW."value" := (SELECT earlier_measure("measures") FROM "measures" WHERE "user_id" = NEW."user_id" AND "id" = NEW."id");
  ELSIF NEW."value" IS NULL AND NEW."collection" = 'plans' THEN
    NEW."value" := (SELECT earlier_plan("plans") FROM "plans" WHERE "user_id" = NEW."user_id" AND "id" = NEW."id" AND "deleted_at" IS NULL);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "earlier_fill_value" BEFORE INSERT OR UPDATE ON "records" FOR EACH ROW EXECUTE FUNCTION earlier_fill_value();--> statement-breakpoint
CREATE FUNCTION earlier_write_tables() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v jsonb := NEW."value";
BEGIN
  IF NEW."collection" = 'measures' AND NEW."deleted" THEN
    DELETE FROM "measures" WHERE "user_id" = NEW."user_id" AND "id" = NEW."id";
  ELSIF NEW."collection" = 'plans' AND NEW."deleted" THEN
    UPDATE "plans" SET "deleted_at" = NEW."updated_at" WHERE "user_id" = NEW."user_id" AND "id" = NEW."id" AND "deleted_at" IS NULL;
  ELSIF NEW."collection" = 'measures' AND v IS NOT NULL THEN
    INSERT INTO "measures" VALUES (
      NEW."user_id", NEW."id", (v->>'takenOn')::date, (v->>'weightKg')::float8, (v->>'chestCm')::float8, (v->>'waistCm')::float8,
      (v->>'hipsCm')::float8, (v->>'thighsCm')::float8, (v->>'armsCm')::float8, (v->>'neckCm')::float8, (v->>'calfCm')::float8,
      (v->>'bodyFatPercent')::float8, (v->>'restingPulse')::integer, (v#>>'{bloodPressure,systolic}')::integer,
      (v#>>'{bloodPressure,diastolic}')::integer)
    ON CONFLICT ("user_id", "id") DO UPDATE SET
      "taken_on" = excluded."taken_on", "weight_kg" = excluded."weight_kg", "chest_cm" = excluded."chest_cm",
      "waist_cm" = excluded."waist_cm", "hips_cm" = excluded."hips_cm", "thighs_cm" = excluded."thighs_cm",
      "arms_cm" = excluded."arms_cm", "neck_cm" = excluded."neck_cm", "calf_cm" = excluded."calf_cm",
      "body_fat_percent" = excluded."body_fat_percent", "resting_pulse" = excluded."resting_pulse",
      "systolic" = excluded."systolic", "diastolic" = excluded."diastolic";
  ELSIF NEW."collection" = 'plans' AND v IS NOT NULL THEN
    INSERT INTO "plans" ("user_id", "id", "created_at", "deleted_at", "goal", "cycle_type", "cycle_weeks", "energy_kcal", "protein_grams", "training_days", "risk_level", "engine_version", "plan")
    VALUES (
      NEW."user_id", NEW."id", (v->>'createdAt')::timestamptz, NULL, v#>>'{plan,input,goal}', v#>>'{plan,input,cycleType}',
      (v#>>'{plan,input,cycleWeeks}')::integer, round((v#>>'{plan,energy,target,value}')::numeric),
      round((v#>>'{plan,macros,protein,value}')::numeric), jsonb_array_length(v#>'{plan,training,days}'),
      coalesce(v#>>'{plan,chemistry,risk,level}', v#>>'{plan,risk,level}'), v#>>'{plan,engineVersion}', v->'plan')
    ON CONFLICT ("user_id", "id") DO UPDATE SET
      "created_at" = excluded."created_at", "deleted_at" = NULL, "goal" = excluded."goal", "cycle_type" = excluded."cycle_type",
      "cycle_weeks" = excluded."cycle_weeks", "energy_kcal" = excluded."energy_kcal", "protein_grams" = excluded."protein_grams",
      "training_days" = excluded."training_days", "risk_level" = excluded."risk_level",
      "engine_version" = excluded."engine_version", "plan" = excluded."plan";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "earlier_write_tables" AFTER INSERT OR UPDATE ON "records" FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION earlier_write_tables();--> statement-breakpoint
CREATE FUNCTION earlier_read_measure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- fields that only a newer version knows stay
  UPDATE "records" SET "value" = (coalesce("value", '{}') - ARRAY['takenOn', 'weightKg', 'chestCm', 'waistCm', 'hipsCm', 'thighsCm', 'armsCm', 'neckCm', 'calfCm', 'bodyFatPercent', 'restingPulse', 'bloodPressure']) || earlier_measure(NEW)
  WHERE "user_id" = NEW."user_id" AND "collection" = 'measures' AND "id" = NEW."id" AND NOT "deleted";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "earlier_read_measure" AFTER INSERT OR UPDATE ON "measures" FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION earlier_read_measure();--> statement-breakpoint
CREATE FUNCTION earlier_read_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "records" SET "value" = coalesce("value", '{}') || earlier_plan(NEW)
  WHERE "user_id" = NEW."user_id" AND "collection" = 'plans' AND "id" = NEW."id" AND NOT "deleted";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "earlier_read_plan" AFTER INSERT OR UPDATE ON "plans" FOR EACH ROW WHEN (pg_trigger_depth() < 1 AND NEW."deleted_at" IS NULL) EXECUTE FUNCTION earlier_read_plan();--> statement-breakpoint
-- An earlier server counts nothing and knows no epochs: its writes are of one of their own, another in each database.
DO $do$ BEGIN
  EXECUTE format($create$
    CREATE FUNCTION earlier_advance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND NEW."position" > 0 AND NEW."epochs" = '{}'
        OR TG_OP = 'UPDATE' AND NEW."position" <> OLD."position" AND NEW."epochs" = OLD."epochs" THEN
        NEW."epochs" := NEW."epochs" || jsonb_build_object(%L, NEW."position");
        NEW."live" := NULL;
      END IF;
      RETURN NEW;
    END $$
  $create$, left(gen_random_uuid()::text, 8));
END $do$;--> statement-breakpoint
UPDATE "record_positions" SET "epochs" = jsonb_build_object(left(gen_random_uuid()::text, 8), "position") WHERE "position" > 0;--> statement-breakpoint
CREATE TRIGGER "earlier_advance" BEFORE INSERT OR UPDATE ON "record_positions" FOR EACH ROW EXECUTE FUNCTION earlier_advance();
