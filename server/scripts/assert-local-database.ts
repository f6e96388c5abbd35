import pg from 'pg';
import { isLoopback } from '../src/app/config/unsafe-settings.ts';

/** APP_ENV must be set too, because a local address may be a tunnel to a remote database. */
export function assertLocalDatabase(env: Record<string, string | undefined>): void {
  const { APP_ENV, DATABASE_URL } = env;
  if (APP_ENV && APP_ENV !== 'local')
    throw new Error(`This is for a laptop, and APP_ENV is ${APP_ENV}. ${UNCHANGED}`);
  if (!DATABASE_URL) return;
  if (!URL.canParse(DATABASE_URL))
    throw new Error(`DATABASE_URL must be a postgresql:// address. ${UNCHANGED}`);
  // pg parses the address itself, because its parameters may name another host
  const { host } = new pg.Client({ connectionString: DATABASE_URL });
  if (!isLoopback(host))
    throw new Error(
      `The database of DATABASE_URL is on ${host}, which is not this machine. ${UNCHANGED}`,
    );
  if (APP_ENV !== 'local')
    throw new Error(
      `DATABASE_URL is set: if what it holds may be lost, say so with APP_ENV=local. ${UNCHANGED}`,
    );
}

const UNCHANGED = 'Nothing was changed.';
