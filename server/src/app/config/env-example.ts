import { environment } from './config.ts';
import { findMissingSeller } from './seller-config.ts';
import { findUnsafePayments } from './unsafe-payments.ts';
import { findUnsafeSettings } from './unsafe-settings.ts';

const HEADER = `# Every setting of the server, from its schema: npm run env-example writes this file.
# Copy it to .env, which docker compose reads, and fill in what production needs. An empty setting is an absent one.
# The README says more about each.`;
const OF_COMPOSE = `# The password of the database that compose.yaml starts, which makes DATABASE_URL of it.
POSTGRES_PASSWORD=`;
function listNeeded(): ReadonlySet<string> {
  const empty = { APP_ENV: 'production' };
  const problems = [
    ...findUnsafeSettings(empty),
    ...findUnsafePayments(empty),
    ...findMissingSeller(empty),
  ];
  return new Set(problems.flatMap((problem) => /^([A-Z_]+) is missing/.exec(problem)?.[1] ?? []));
}

export function describeEnvironment(): string {
  const needed = listNeeded();
  const lines = Object.entries(environment.shape).map(([name, schema]) => {
    // production requires the setting, so a development default would mislead
    const value = needed.has(name) ? undefined : schema.safeParse(undefined).data;
    const text = value === undefined ? `${name}=` : `# ${name}=${String(value)}`;
    const title = `# ${schema.description ?? ''}${needed.has(name) ? ' Needed in production.' : ''}`;
    return `${title}\n${text}`;
  });
  return `${[HEADER, OF_COMPOSE, ...lines].join('\n\n')}\n`;
}
