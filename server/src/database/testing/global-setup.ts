import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { TEMPLATE } from './template.ts';

/** Once per run: a PostgreSQL of its own with one migrated database, which every worker clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forja-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeFast(postgres.url);
    await migrate(databaseNamed(TEMPLATE, postgres.url));
    project.provide('databaseUrl', postgres.url);
    return stop;
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** Tests lose nothing in a power cut, so they need not wait for the disk. */
async function makeFast(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('alter system set synchronous_commit = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}

function databaseNamed(name: string, url: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
