import { join } from 'node:path';
import { freePort } from '../../../server/src/database/embedded/free-port.ts';
import { type DatabaseCluster } from '../database/database-cluster.ts';
import { PASSWORD } from '../database/database-member.ts';
import type { Programs } from '../database/programs.ts';

const SETTINGS = join(import.meta.dirname, '../../../docs/operations/haproxy.cfg');

export type Addresses = Awaited<ReturnType<typeof startBalancer>>;

export async function startBalancer(programs: Programs, { members }: DatabaseCluster) {
  const [port, databasePort] = [await freePort(), await freePort()];
  const serverPorts = [await freePort(), await freePort()] as const;
  const [one, two] = members;
  const local = (at: number) => `127.0.0.1:${at}`;
  const env = {
    HTTP_ADDRESS: local(port),
    DATABASE_ADDRESS: local(databasePort),
    SERVER_ONE: local(serverPorts[0]),
    SERVER_TWO: local(serverPorts[1]),
    POSTGRES_ONE: local(one.port),
    PATRONI_ONE_HOST: '127.0.0.1',
    PATRONI_ONE_PORT: String(one.restPort),
    POSTGRES_TWO: local(two.port),
    PATRONI_TWO_HOST: '127.0.0.1',
    PATRONI_TWO_PORT: String(two.restPort),
  };
  programs.start('haproxy', ['/usr/sbin/haproxy', '-db', '-f', SETTINGS], { env });
  return {
    origin: `http://${local(port)}`,
    databaseUrl: `postgres://forja:${PASSWORD}@${local(databasePort)}/forja`,
    serverPorts,
  };
}
