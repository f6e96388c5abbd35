import { CYCLE_TYPES, GOALS } from '@forja/domain/person/choices';
import type { Plan } from '@forja/domain/plan/plan';
import { RISK_LEVELS } from '@forja/domain/risk/risk-assessment';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../identity/identity.table.ts';

/** A plan as the engine made it, input and version included, beside the few columns that a list shows. */
export const plansTable = pgTable(
  'plans',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set while a deletion can still be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    goal: text('goal', { enum: GOALS }).notNull(),
    cycleType: text('cycle_type', { enum: CYCLE_TYPES }).notNull(),
    cycleWeeks: integer('cycle_weeks').notNull(),
    energyKcal: integer('energy_kcal').notNull(),
    proteinGrams: integer('protein_grams').notNull(),
    trainingDays: integer('training_days').notNull(),
    riskLevel: text('risk_level', { enum: RISK_LEVELS }).notNull(),
    engineVersion: text('engine_version').notNull(),
    plan: jsonb('plan').$type<Plan>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('plans_newest')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('plans_deleted')
      .on(table.userId, table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
