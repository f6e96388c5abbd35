import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../server/src/database/embedded/free-port.ts';
import { createMember, type Member, PASSWORD } from './database-member.ts';
import { findPostgresFolder } from './postgres-folder.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';
import { withDatabase } from './with-database.ts';

const SETTINGS = join(import.meta.dirname, '../../../docs/operations/patroni.yml');

export type DatabaseCluster = Awaited<ReturnType<typeof startDatabaseCluster>>;

export async function startDatabaseCluster(programs: Programs, folder: string) {
  const account = findAccount();
  const home = join(folder, 'database');
  mkdirSync(home);
  if (account) chownSync(home, account.uid, account.gid);
  const settings = join(home, 'patroni.yml');
  copyFileSync(SETTINGS, settings);
  const etcdPort = await startEtcd(programs, home, account);
  const postgresFolder = findPostgresFolder();
  const setup = { folder: home, settings, postgresFolder, etcdPort, account };
  const one = await createMember(programs, { name: 'one', ...setup });
  const two = await createMember(programs, { name: 'two', ...setup });
  const members = [one, two] as const;

  one.start();
  await one.waitUntilPrimary();
  two.start();
  await waitForReplica();
  await createDatabase(one);

  async function findPrimary(): Promise<Member> {
    const answers = await Promise.all(members.map((each) => each.isPrimary().catch(() => false)));
    const primary = members.find((_, index) => answers[index]);
    if (!primary) throw new Error('No machine is the primary.');
    return primary;
  }
  async function waitForReplica(): Promise<number> {
    return until('a replica holds every commit', async () => {
      const answers = await Promise.all(
        members.map((each) => each.isSynchronousReplica().catch(() => false)),
      );
      return answers.includes(true);
    });
  }

  return {
    members,
    postgresFolder,
    findPrimary,
    waitForReplica,
    other: (member: Member) => (member === one ? two : one),
  };
}

/** PostgreSQL refuses root, so root runs it as its package's account. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts one etcd; production needs three, on three machines. */
async function startEtcd(
  programs: Programs,
  folder: string,
  account: { uid: number; gid: number } | undefined,
): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const options = Object.entries({
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }).map(([option, value]) => `--${option}=${value}`);
  programs.start('etcd', ['/usr/bin/etcd', ...options], { account });
  await until('etcd answers', async () => (await fetch(`${client}/health`)).ok);
  return port;
}

const createDatabase = ({ port }: Member): Promise<void> =>
  withDatabase(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, async ({ query }) => {
    await query(`create role forja login password '${PASSWORD}'`);
    await query('create database forja owner forja');
  });
