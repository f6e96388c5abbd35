import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../server/src/database/migrate.ts';
import { hashSecret } from '../../../server/src/features/identity/passwords/secret-hash.ts';
import { PASSWORD } from '../../api/running-forja.ts';
import { findPostgresFolder } from '../../ha/database/postgres-folder.ts';
import { findPerson } from './filled-person.ts';
import { createRecordBodies } from './record-bodies.ts';

const TABLES =
  '{sign_ins,known_devices,audit,letters,checkouts,payments,payment_events,grants,membership_periods,provider_events,' +
  'referral_codes,referral_visits,referrals,referral_entries,referral_credits,partner_applications,withdrawals,' +
  'record_positions,record_devices,records}';

export async function fillDatabase(url: string, people: number): Promise<void> {
  await migrate(url);
  const folder = mkdtempSync(join(tmpdir(), 'forja-fill-'));
  try {
    const bodies = join(folder, 'bodies.jsonl');
    writeFileSync(
      bodies,
      createRecordBodies()
        .map((body) => JSON.stringify({ ...body, size: JSON.stringify(body.value).length }))
        // COPY reads a backslash as an escape
        .map((line) => `${line.replaceAll('\\', '\\\\')}\n`)
        .join(''),
    );
    const variables = {
      from: '1',
      to: String(people),
      tables: TABLES,
      admin_id: findPerson(0).id,
      password_hash: await hashSecret(PASSWORD),
    };
    await runPsql(url, variables, describeSteps(bodies));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const include = (name: string) => `\\i ${join(import.meta.dirname, `${name}.sql`)}`;

const describeSteps = (bodies: string): string => `
  set client_min_messages = warning;
  -- skips foreign keys and triggers, because the rows are consistent
  set session_replication_role = replica;
  set synchronous_commit = off;
  ${include('drop-indexes')}
  create temp table lines (line jsonb);
  \\copy lines from ${bodies}
  create temp table bodies (collection text, variant int, value jsonb, size int);
  insert into bodies select body.* from lines, jsonb_populate_record(null::bodies, line) as body;
  analyze bodies;
  ${include('people')}
  ${include('administrator')}
  ${include('purchases')}
  ${include('growth')}
  ${include('records')}
  ${include('create-indexes')}
  vacuum analyze;
`;

async function runPsql(
  url: string,
  variables: Record<string, string>,
  text: string,
): Promise<void> {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--output=/dev/null'];
  const values = Object.entries({ ON_ERROR_STOP: '1', ...variables }).map(
    ([name, value]) => `--set=${name}=${value}`,
  );
  const psql = spawn(join(findPostgresFolder(), 'psql'), [...options, ...values, url], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  let problems = '';
  psql.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  psql.stdin.end(text);
  const code = await new Promise((resolve) => psql.once('close', resolve));
  if (code !== 0) throw new Error(`The database was not filled:\n${problems}`);
}
