import type { ImportableExport, ImportReport } from '@forja/contract/account-data';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../audit.service.ts';
import type { From } from '../caller-from.ts';
import type { TryLimits } from '../try-limits.service.ts';
import type { ExportSignatures, FileRecord } from './export-signatures.ts';
import { accountRevisions, fileRecords, measureRecord, planRecord, recordKey } from './file-records.ts';
import type { MadeThings } from './made-things.ts';

type Dependencies = {
  signatures: ExportSignatures;
  made: Pick<MadeThings, 'plans' | 'measures'>;
  isMember: (caller: Caller) => Promise<boolean>;
  limits: TryLimits;
  audit: Audit;
};
type Decision = (record: FileRecord) => boolean;

const NEEDS_MEMBERSHIP = {
  outcome: 'needs_membership',
  reason: 'Es nuevo en tu cuenta: para traerlo necesitás una membresía activa.',
} as const;

export type AccountImport = ReturnType<typeof createAccountImport>;

/** Brings a file in. Without a membership, only what this same account already had comes back. */
export function createAccountImport({ signatures, made, isMember, limits, audit }: Dependencies) {
  /** Signed for this account as it is, and known to the account's own records, alive or deleted. */
  async function ownRecords(userId: string, signature: unknown): Promise<Decision | undefined> {
    const wasSigned = signatures.verify(userId, signature);
    if (!wasSigned) return undefined;
    const known = await accountRevisions(made, userId);
    return (record) => known.has(recordKey(record)) && wasSigned(record);
  }

  async function decide(caller: Caller, { plans, measures = [], signature }: ImportableExport): Promise<Decision> {
    if (await isMember(caller)) return () => true;
    const isOwn = await ownRecords(caller.id, signature);
    const records = fileRecords({ plans, measures });
    const isUseful = isOwn && (records.length === 0 || records.some(isOwn));
    if (!isUseful) throw new AppError('membership_required');
    return isOwn;
  }

  return {
    async import(
      caller: Caller,
      file: ImportableExport,
      isDryRun: boolean,
      { ip, device }: From,
    ): Promise<ImportReport> {
      await limits.count('import', { account: caller.id, ip });
      const mayBring = await decide(caller, file);
      const [plans, newPlans] = split(file.plans, (plan) => mayBring(planRecord(plan)));
      const [measures, newMeasures] = split(file.measures ?? [], (measure) => mayBring(measureRecord(measure)));

      const brought = await made.plans.importPlans(caller.id, plans, isDryRun);
      const report = [...brought, ...newPlans.map(({ id, createdAt }) => ({ id, createdAt, ...NEEDS_MEMBERSHIP }))];
      const figures = await made.measures.importMeasures(caller.id, measures, isDryRun);
      const counts = { new: 0, remade: 0, already_here: 0, refused: 0, unreadable: 0, needs_membership: 0 };
      for (const { outcome } of report) counts[outcome] += 1;
      if (!isDryRun) await audit.record({ userId: caller.id, event: 'data_imported', device });
      return {
        isDryRun,
        counts,
        plans: report,
        measures: { ...figures, needs_membership: newMeasures.length },
      };
    },
  };
}

const split = <T>(items: readonly T[], isIn: (item: T) => boolean): [T[], T[]] => {
  const parts: [T[], T[]] = [[], []];
  for (const item of items) parts[isIn(item) ? 0 : 1].push(item);
  return parts;
};
