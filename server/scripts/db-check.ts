import pg from 'pg';
import { runCommand, withDatabaseUrl } from './database-script.ts';
import { listMigrations, listTables, quoteName } from './database-tables.ts';

const FAULTS = {
  'grants without their approved payment': `
    select from grants g where g.reversed_at is null and not exists (
      select from payments p where p.id = g.payment_id and p.state = 'approved')`,
  'payments that two memberships rest on': `
    select payment_id from grants where reversed_at is null group by payment_id having count(*) > 1`,
  'periods without their grant': `
    select from membership_periods m where not exists (
      select from grants g where g.user_id = m.user_id and g.id = m.grant_id)`,
  'periods of one person that overlap': `
    select from membership_periods a join membership_periods b
    on a.user_id = b.user_id and a.grant_id < b.grant_id
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'people whose payments were counted wrong': `
    select from users u where payment_count <> (
      select count(*) from payments p where p.user_id = u.id)`,
  'people whose last membership ends at another time': `
    select from users u where member_until is distinct from (
      select max(ends_at) from membership_periods m where m.user_id = u.id)`,
  'records without their person': `
    select from records r where not exists (select from users u where u.id = r.user_id)`,
  'rows that break a rule of their table': `
    select from pg_constraint where not convalidated
    and connamespace = 'public'::regnamespace`,
} as const;

await runCommand(() =>
  withDatabaseUrl(async (url) => {
    const client = new pg.Client({ connectionString: url, application_name: 'forja-check' });
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read, read only');
      const faults = await listFaults(client);
      if (faults.length > 0) throw new Error(`The database is not right:\n${faults.join('\n')}`);
      return await describeContents(client);
    } finally {
      await client.end();
    }
  }),
);

async function listFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${query}) as faulty`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) faults.push(`  - ${fault}: ${count}`);
  }
  return faults;
}

async function describeContents(client: pg.Client): Promise<string> {
  const lines: string[] = [];
  for (const table of await listTables(client)) {
    // a full read makes a damaged page fail here
    const { rows } = await client.query<{ count: number }>(
      `select count(to_jsonb(t))::int as count from ${quoteName(table)} t`,
    );
    lines.push(`  ${table}: ${rows[0]?.count ?? 0}`);
  }
  const migrations = await listMigrations(client);
  return `The database is right (${migrations.length} migrations).\n${lines.join('\n')}`;
}
