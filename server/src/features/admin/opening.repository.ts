import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

export async function readOpeningFacts(
  db: Database,
): Promise<{ administrators: number; backupAt: Date | null }> {
  const { rows } = await db.execute<{ administrators: number; backup_at: string | null }>(
    sql`select (select count(*)::int from users where role = 'admin' and second_factor_on_at is not null) as administrators,
      (select succeeded_at from job_runs where name = 'backup') as backup_at`,
  );
  const { administrators = 0, backup_at: backupAt = null } = rows[0] ?? {};
  return { administrators, backupAt: backupAt === null ? null : new Date(backupAt) };
}
