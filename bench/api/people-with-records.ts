import { connect } from '../../server/src/database/connect.ts';
import type { Person } from './running-forja.ts';

/** Batch size: one statement of hours would show no progress. */
const PEOPLE_AT_ONCE = 500;

const toPersonId = (person: string) =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(${person}), 12, '0'))::uuid`;

export const personId = (person: number): string =>
  `00000000-0000-7000-8000-${person.toString(16).padStart(12, '0')}`;

export async function addPeopleWithRecords(
  databaseUrl: string,
  {
    member: like,
    from,
    to,
    recordsEach,
  }: { member: Person; from: number; to: number; recordsEach: number },
): Promise<void> {
  const database = connect(databaseUrl, { onLost: () => {} });
  try {
    for (let first = from; first < to; first += PEOPLE_AT_ONCE)
      await database.query(
        statements(like.id, { from: first, to: Math.min(to, first + PEOPLE_AT_ONCE), recordsEach }),
      );
    // ANALYZE needs a statement of its own
    await database.query('ANALYZE records');
  } finally {
    await database.close();
  }
}

type Range = { from: number; to: number; recordsEach: number };

function statements(likeId: string, { from, to, recordsEach }: Range): string {
  const people = `generate_series(${from}, ${to - 1}) AS person`;
  const copies = ['users', 'sign_ins', 'grants', 'membership_periods'].map(
    (table) => `
      INSERT INTO ${table}
      SELECT (jsonb_populate_record(original, to_jsonb(original) || ${buildReplacement(table)})).*
      FROM ${table} AS original, ${people}
      WHERE original.${table === 'users' ? 'id' : 'user_id'} = '${likeId}';`,
  );
  return `
    SET statement_timeout = 0;
    -- skips foreign keys and compatibility triggers, because the rows are consistent
    SET session_replication_role = replica;
    ${copies.join('')}
    INSERT INTO record_positions (user_id, position, epochs, live, writes, window_ends_at)
    SELECT ${toPersonId('person')}, ${recordsEach}, '{"bench": ${recordsEach}}', '{"measures": ${recordsEach}}', 0, now()
    FROM ${people};
    INSERT INTO records
      (user_id, collection, id, revision, position, deleted, value, size, recent_mutations, created_at, updated_at)
    SELECT ${toPersonId('person')}, 'measures',
      ('00000000-0000-7000-9000-' || lpad(to_hex(person::bigint * ${recordsEach} + record), 12, '0'))::uuid,
      1, record, false,
      jsonb_build_object('takenOn', (date '2020-01-01' + record)::text, 'weightKg', 70 + record % 200 / 10.0, 'waistCm', 80.5),
      64, jsonb_build_array(jsonb_build_object(
        'mutationId', gen_random_uuid(), 'revision', 1, 'at', '2026-01-01T10:00:00.000Z')),
      now(), now()
    FROM ${people}, generate_series(1, ${recordsEach}) AS record;
    RESET session_replication_role;
    RESET statement_timeout;`;
}

/** Columns that a copy cannot share with its original. */
function buildReplacement(table: string): string {
  const id = toPersonId('person');
  if (table === 'users')
    return `jsonb_build_object('id', ${id}, 'username', 'copia-' || person || '@ejemplo.com.ar')`;
  if (table === 'sign_ins') return `jsonb_build_object('user_id', ${id}, 'id', gen_random_uuid())`;
  return `jsonb_build_object('user_id', ${id})`;
}
