import { createAcknowledged } from '../load/acknowledged.ts';
import { startBalancer } from './balancer.ts';
import { startDatabaseCluster } from '../database/database-cluster.ts';
import { createServer } from './forja-server.ts';
import { createPeople } from '../load/create-people.ts';
import type { Programs } from '../database/programs.ts';
import type { Report } from '../reporting/report.ts';
import { createResendingClient } from '../load/resending-client.ts';

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

export async function startInstallation(programs: Programs, folder: string, report: Report) {
  report.step('starting etcd, two PostgreSQL with Patroni, and HAProxy');
  const database = await startDatabaseCluster(programs, folder);
  const addresses = await startBalancer(programs, database);
  report.step('starting two servers');
  const [one, two] = addresses.serverPorts;
  const servers = [
    createServer(programs, { name: 'one', port: one, addresses }),
    createServer(programs, { name: 'two', port: two, addresses }),
  ] as const;
  for (const server of servers) {
    server.start();
    await server.waitUntilReady();
  }
  const client = createResendingClient(addresses.origin);
  const acknowledged = createAcknowledged();
  report.step('registering members who buy a membership');
  const people = await createPeople({ client, acknowledged });
  return { folder, database, addresses, servers, client, acknowledged, people };
}
