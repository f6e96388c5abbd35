import type { AccountExport, ImportReport } from '@forja/contract/account-data';
import type { MadeThings } from '../features/identity/data/made-things.ts';
import type { Records } from '../features/records/records.service.ts';

const REASONS: Partial<Record<string, string>> = {
  unreadable: 'Los datos de este plan no se entienden.',
  remade: 'Es de otra versión de Forja: lo calculamos de nuevo con las reglas de hoy.',
};

/** Records as the file of an account of version 1 names them. */
export function madeRecords(records: Records): Pick<MadeThings, 'plans' | 'measures'> {
  const exported = async (userId: string, name: string) =>
    (await records.exportRecords(userId)).filter(({ collection }) => collection === name);
  const revisions = async (userId: string, name: string) =>
    new Map(
      (await records.revisionsOf(userId))
        .filter(({ collection }) => collection === name)
        .map(({ id, revision }) => [id, revision]),
    );

  return {
    plans: {
      async exportPlans(userId) {
        const found = await exported(userId, 'plans');
        return found.map(({ id, value }) => {
          // as its collection stored it
          const { createdAt, plan } = value as { createdAt: string; plan: AccountExport['plans'][number]['plan'] };
          return { id, createdAt: new Date(createdAt), plan, deletedAt: null };
        });
      },
      planRevisions: (userId) => revisions(userId, 'plans'),
      async importPlans(userId, plans, isDryRun): Promise<ImportReport['plans']> {
        const living = plans.filter(({ deletedAt }) => !deletedAt);
        const items = living.map(({ id, createdAt, plan: { input, engineVersion = '' } }) => ({
          id,
          value: { createdAt: createdAt.toISOString(), input, engineVersion },
        }));
        const outcomes = await records.importRecords(userId, 'plans', items, { isDryRun });
        return outcomes.map(({ id, outcome, reason }, index) => ({
          id,
          createdAt: living[index]?.createdAt ?? new Date(0),
          outcome,
          reason: REASONS[outcome] ?? reason,
        }));
      },
    },
    measures: {
      async exportMeasures(userId) {
        const found = await exported(userId, 'measures');
        // as its collection stored it
        return found.map(({ id, value }) => ({ ...(value as AccountExport['measures'][number]), id }));
      },
      measureRevisions: (userId) => revisions(userId, 'measures'),
      async importMeasures(userId, measures, isDryRun) {
        const items = measures.map(({ id, ...value }) => ({ id, value }));
        const report = { new: 0, already_here: 0, unreadable: 0 };
        for (const { outcome } of await records.importRecords(userId, 'measures', items, { isDryRun }))
          report[outcome === 'new' || outcome === 'already_here' ? outcome : 'unreadable'] += 1;
        return report;
      },
    },
  };
}
