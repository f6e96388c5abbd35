import type { Measure } from '@forja/domain/measures/measure';
import { planOutline } from '@forja/domain/plan/plan-outline';
import type { Plan } from '@forja/domain/plan/plan';

/** Statements of the last release with one table per collection, as its program sent them. */
const LOCK = `insert into "sync_positions" ("user_id", "position", "writes", "window_ends_at") values ($1, $2, $3, $4) on conflict ("user_id") do update set "position" = "sync_positions"."position" + $5, "writes" = case when "sync_positions"."window_ends_at" <= $6 then 1 else "sync_positions"."writes" + 1 end, "window_ends_at" = case when "sync_positions"."window_ends_at" <= $7 then excluded.window_ends_at else "sync_positions"."window_ends_at" end returning "position", "writes", "window_ends_at"`;
const FIND = `select "id", "revision", "is_deleted", "updated_at", "digest", "arrived", "bytes" from "synced_records" where (((("synced_records"."user_id" = $1) and ("synced_records"."collection" = $2))) and ("synced_records"."id" = $3))`;
const SAVE_RECORD = `insert into "synced_records" ("user_id", "collection", "id", "revision", "position", "is_deleted", "digest", "arrived", "bytes", "created_at", "updated_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict ("user_id","collection","id") do update set "revision" = excluded."revision", "position" = excluded."position", "is_deleted" = excluded."is_deleted", "digest" = excluded."digest", "arrived" = excluded."arrived", "bytes" = excluded."bytes", "updated_at" = excluded."updated_at"`;
const SAVE_RECORD_WITHOUT_NAMES = `insert into "synced_records" ("user_id", "collection", "id", "revision", "position", "is_deleted", "digest", "arrived", "bytes", "created_at", "updated_at") values ($1, $2, $3, $4, $5, $6, $7, default, $8, $9, $10) on conflict ("user_id","collection","id") do update set "revision" = excluded."revision", "position" = excluded."position", "is_deleted" = excluded."is_deleted", "digest" = excluded."digest", "arrived" = excluded."arrived", "bytes" = excluded."bytes", "updated_at" = excluded."updated_at"`;
const SAVE_MEASURE = `insert into "measures" ("user_id", "id", "taken_on", "weight_kg", "chest_cm", "waist_cm", "hips_cm", "thighs_cm", "arms_cm", "neck_cm", "calf_cm", "body_fat_percent", "resting_pulse", "systolic", "diastolic") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict ("user_id","id") do update set "taken_on" = excluded."taken_on", "weight_kg" = excluded."weight_kg", "chest_cm" = excluded."chest_cm", "waist_cm" = excluded."waist_cm", "hips_cm" = excluded."hips_cm", "thighs_cm" = excluded."thighs_cm", "arms_cm" = excluded."arms_cm", "neck_cm" = excluded."neck_cm", "calf_cm" = excluded."calf_cm", "body_fat_percent" = excluded."body_fat_percent", "resting_pulse" = excluded."resting_pulse", "systolic" = excluded."systolic", "diastolic" = excluded."diastolic"`;
const DELETE_MEASURE = `delete from "measures" where (("measures"."user_id" = $1) and ("measures"."id" in ($2)))`;
const SAVE_PLAN = `insert into "plans" ("user_id", "id", "created_at", "deleted_at", "goal", "cycle_type", "cycle_weeks", "energy_kcal", "protein_grams", "training_days", "risk_level", "engine_version", "plan") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict ("user_id","id") do update set "created_at" = excluded."created_at", "deleted_at" = excluded."deleted_at", "goal" = excluded."goal", "cycle_type" = excluded."cycle_type", "cycle_weeks" = excluded."cycle_weeks", "energy_kcal" = excluded."energy_kcal", "protein_grams" = excluded."protein_grams", "training_days" = excluded."training_days", "risk_level" = excluded."risk_level", "engine_version" = excluded."engine_version", "plan" = excluded."plan"`;
const DELETE_PLAN = `update "plans" set "deleted_at" = $1 where (("plans"."user_id" = $2) and ("plans"."id" in ($3)))`;
const RESTORE_PLAN = `update "plans" set "deleted_at" = $1 where (((("plans"."user_id" = $2) and ("plans"."id" = $3))) and ("plans"."deleted_at" >= $4)) returning "created_at", "plan"`;
const FORGET_PLANS = `delete from "plans" where ((("plans"."deleted_at" is not null)) and ("plans"."deleted_at" < $1))`;
const LIST_MEASURES = `select "measures"."id", "measures"."taken_on", "measures"."weight_kg", "measures"."chest_cm", "measures"."waist_cm", "measures"."hips_cm", "measures"."thighs_cm", "measures"."arms_cm", "measures"."neck_cm", "measures"."calf_cm", "measures"."body_fat_percent", "measures"."resting_pulse", "measures"."systolic", "measures"."diastolic", "synced_records"."revision", "synced_records"."updated_at" from "measures" inner join "synced_records" on (("synced_records"."user_id" = "measures"."user_id") and ("synced_records"."collection" = $1) and ("synced_records"."id" = "measures"."id")) where "measures"."user_id" = $2 order by "measures"."taken_on" desc, "measures"."id" desc limit $3`;
const LIST_PLANS = `select "id", "created_at", "goal", "cycle_type", "cycle_weeks", "energy_kcal", "protein_grams", "training_days", "risk_level" from "plans" where (("plans"."user_id" = $1) and (("plans"."deleted_at" is null))) order by "plans"."created_at" desc, "plans"."id" desc limit $2`;
const READ_PLAN = `select "id", "created_at", "plan" from "plans" where (((("plans"."user_id" = $1) and ("plans"."id" = $2))) and (("plans"."deleted_at" is null)))`;
const CHANGED = `select "id", "revision", "is_deleted", "updated_at", "collection", "position", "bytes" from "synced_records" where (("synced_records"."user_id" = $1) and ("synced_records"."position" > $2)) order by "synced_records"."position" asc limit $3`;

const FIGURES = [
  'weightKg',
  'chestCm',
  'waistCm',
  'hipsCm',
  'thighsCm',
  'armsCm',
  'neckCm',
  'calfCm',
  'bodyFatPercent',
  'restingPulse',
] as const;

type Row = Record<string, unknown>;
type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;
type Key = { collection: 'measures' | 'plans'; id: string };

/** Replays the statements of that release for one user, in its order. */
export function earlierRelease(query: Query, userId: string, now = () => new Date()) {
  const rows = async (text: string, ...values: unknown[]) => (await query(text, values)).rows;

  async function takePosition(): Promise<unknown> {
    const [at, end] = [now(), new Date(now().getTime() + 600_000)];
    const [found] = await rows(LOCK, userId, 1, 1, end, 1, at, at);
    return found?.['position'];
  }

  async function saveRecord(
    { collection, id }: Key,
    isDeleted: boolean,
    mutationId?: string,
  ): Promise<void> {
    const position = await takePosition();
    const [found] = await rows(FIND, userId, collection, id);
    const revision = Number(found?.['revision'] ?? 0) + 1;
    const [at, bytes] = [now(), isDeleted ? 0 : 100];
    const record = [
      userId,
      collection,
      id,
      revision,
      position,
      isDeleted,
      isDeleted ? null : 'digest',
    ];
    const name = mutationId === undefined ? [] : [{ mutationId, revision, at: at.toISOString() }];
    const recentMutations = JSON.stringify([
      ...(Array.isArray(found?.['arrived']) ? found['arrived'] : []),
      ...name,
    ]);
    if (!found && mutationId === undefined)
      await rows(SAVE_RECORD_WITHOUT_NAMES, ...record, bytes, at, at);
    else await rows(SAVE_RECORD, ...record, recentMutations, bytes, at, at);
  }

  return {
    async putMeasure(id: string, measure: Measure, mutationId?: string): Promise<void> {
      await saveRecord({ collection: 'measures', id }, false, mutationId);
      const { takenOn, bloodPressure } = measure;
      const figures = FIGURES.map((name) => measure[name] ?? null);
      const pressure = [bloodPressure?.systolic ?? null, bloodPressure?.diastolic ?? null];
      await rows(SAVE_MEASURE, userId, id, takenOn, ...figures, ...pressure);
    },
    async deleteMeasure(id: string): Promise<void> {
      await saveRecord({ collection: 'measures', id }, true);
      await rows(DELETE_MEASURE, userId, id);
    },
    async putPlan(id: string, createdAt: Date, plan: Plan, mutationId?: string): Promise<void> {
      await saveRecord({ collection: 'plans', id }, false, mutationId);
      const { goal, cycleType } = plan.input;
      const { cycleWeeks, energyKcal, proteinGrams, trainingDays, riskLevel } = planOutline(plan);
      const outline = [
        goal,
        cycleType,
        cycleWeeks,
        energyKcal,
        proteinGrams,
        trainingDays,
        riskLevel,
      ];
      await rows(
        SAVE_PLAN,
        userId,
        id,
        createdAt,
        null,
        ...outline,
        plan.engineVersion,
        JSON.stringify(plan),
      );
    },
    async deletePlan(id: string): Promise<void> {
      await saveRecord({ collection: 'plans', id }, true);
      await rows(DELETE_PLAN, now(), userId, id);
    },
    async restorePlan(id: string): Promise<boolean> {
      const found = await rows(RESTORE_PLAN, null, userId, id, new Date(0));
      if (found.length > 0) await saveRecord({ collection: 'plans', id }, false);
      return found.length > 0;
    },
    forgetPlans: (before: Date) => rows(FORGET_PLANS, before),
    listMeasures: () => rows(LIST_MEASURES, 'measures', userId, 51),
    listPlans: () => rows(LIST_PLANS, userId, 21),
    readPlan: (id: string) => rows(READ_PLAN, userId, id),
    changes: (after = 0) => rows(CHANGED, userId, after, 201),
  };
}
