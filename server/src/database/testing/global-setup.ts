import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { TEMPLATE } from './template.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    await makeFast(url);
    await migrate(databaseNamed(TEMPLATE, url));
    project.provide('databaseUrl', url);
    return stop;
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const testDatabaseUrl = process.env['TEST_DATABASE_URL'];
  if (testDatabaseUrl !== undefined) return { url: testDatabaseUrl, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'forja-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

/** Durability is off: tests survive no power cut. */
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
