// Two servers, HAProxy and replicated PostgreSQL under load and faults.
// Arguments choose the parts: restart, killed, lost, frozen, stopped, backup.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';
import { stopWithMessage } from './support/stop-with-message.mjs';

const NEEDED = {
  haproxy: '/usr/sbin/haproxy',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  postgresql: '/usr/lib/postgresql',
};
const missing = Object.keys(NEEDED).filter((name) => !existsSync(NEEDED[name]));
if (missing.length > 0)
  stopWithMessage(
    `The proof needs packages of Debian that are not here: apt-get install --no-install-recommends ${missing.join(' ')} python3-etcd`,
  );

const { node, env } = await prepare({ withTools: true });
await buildWhenNeeded(env);
process.exit(
  await run(node, [join(ROOT, 'bench', 'ha', 'run.ts'), ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
  }),
);
