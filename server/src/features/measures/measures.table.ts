import { date, doublePrecision, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../identity/identity.table.ts';

/** Figures as they were sent; those that were not taken are null. When it was written is in `synced_records`. */
export const measuresTable = pgTable(
  'measures',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    weightKg: doublePrecision('weight_kg'),
    chestCm: doublePrecision('chest_cm'),
    waistCm: doublePrecision('waist_cm'),
    hipsCm: doublePrecision('hips_cm'),
    thighsCm: doublePrecision('thighs_cm'),
    armsCm: doublePrecision('arms_cm'),
    neckCm: doublePrecision('neck_cm'),
    calfCm: doublePrecision('calf_cm'),
    bodyFatPercent: doublePrecision('body_fat_percent'),
    restingPulse: integer('resting_pulse'),
    systolic: integer('systolic'),
    diastolic: integer('diastolic'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('measures_latest').on(table.userId, table.takenOn, table.id),
  ],
);
