import { REFERRAL_ENTRY_KINDS } from '@forja/domain/referrals/missing-entries';
import { z } from 'zod/mini';
import { account, accountEvent, session } from './identity/account.ts';
import { successBody, idParams, instant } from './http/common.ts';
import { endpoint } from './http/endpoint.ts';
import { CHECKOUT_STATES } from './payments/checkout.ts';
import { knownPassword } from './identity/identity-fields.ts';
import { currency, minorUnits, ownPayment, processor } from './payments/membership.ts';
import { ownPartnerApplication } from './partners.ts';
import { passkey } from './identity/passkeys.ts';
import { referralCredit } from './referrals.ts';
import { storedRecord } from './records/records.ts';
import { withdrawal } from './payments/withdrawal.ts';

export const MAX_RECORDS = 50_000;
/** The browser drops records beyond this size. */
const MAX_BYTES = 16 * 1024 * 1024;

export const signedRecord = z.object({
  collection: z.string(),
  id: z.uuid(),
  revision: z.int().check(z.gte(1)),
  digest: z.string().check(z.maxLength(64)),
});

/** Signature of an export: lets its account import its own records after the membership ended. */
export const exportSignature = z.object({
  /** Version of the file: a version 1 digest also covers `deleted: false`. */
  version: z.literal([1, 2]),
  accountId: z.uuid(),
  records: z.array(signedRecord),
  /** HMAC-SHA256 of all of the above, in base64url. */
  mac: z.string().check(z.maxLength(64)),
});
export type ExportSignature = z.infer<typeof exportSignature>;

const exportedRecord = z.omit(storedRecord(z.unknown()), { deleted: true });
export type ExportedRecord = z.infer<typeof exportedRecord>;

export const accountExport = z.object({
  format: z.literal('forja-account'),
  version: z.literal(2),
  exportedAt: instant,
  account: z.extend(account, { acceptedAt: instant, referralCode: z.nullable(z.string()) }),
  sessions: z.array(session),
  knownDevices: z.array(z.object({ createdAt: instant, lastSeenAt: instant })),
  passkeys: z.array(passkey),
  events: z.array(accountEvent),
  records: z.record(z.string(), z.array(exportedRecord)),
  membership: z.object({
    periods: z.array(z.object({ startsAt: instant, endsAt: instant })),
    payments: z.array(ownPayment),
    checkouts: z.array(
      z.object({
        id: z.uuid(),
        processor,
        state: z.enum(CHECKOUT_STATES),
        currency,
        totalMinor: minorUnits,
        couponCode: z.nullable(z.string()),
        declaredReference: z.nullable(z.string()),
        createdAt: instant,
      }),
    ),
    withdrawals: z.array(z.extend(withdrawal, { detail: z.nullable(z.string()) })),
  }),
  partnerApplications: z.array(ownPartnerApplication),
  referrals: z.object({
    code: z.nullable(z.string()),
    opened: z.int(),
    registered: z.int(),
    entries: z.array(
      z.object({
        at: instant,
        kind: z.enum(REFERRAL_ENTRY_KINDS),
        amountMinor: z.int(),
        currency,
      }),
    ),
    credits: z.array(referralCredit),
    wasReferred: z.boolean(),
  }),
  supportNotes: z.array(z.object({ at: instant, text: z.string() })),
  signature: exportSignature,
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  opensWhileBlocked: true,
  summary: 'Exports everything stored about the person as a file',
  response: accountExport,
  refusals: ['too_many_tries'],
});

export const exportAccountPage = endpoint({
  method: 'GET',
  path: '/api/account/export.html',
  access: 'user',
  opensWhileBlocked: true,
  summary: 'Exports everything stored about the person as a readable page',
  response: z.string(),
  refusals: ['too_many_tries'],
});

const NOT_OURS = 'Ese archivo no es una exportación de Forja.';
const ANOTHER_VERSION = 'Ese archivo es de otra versión de Forja.';
export const TOO_MANY = 'Ese archivo tiene más cosas de las que se pueden traer por vez.';

const parts = {
  format: z.literal('forja-account', NOT_OURS),
  /** An invalid signature is no error: the file is imported as another account's. */
  signature: z.optional(z.unknown()),
};
const id = idParams.shape.id;
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item, NOT_OURS).check(z.maxLength(MAX_RECORDS, TOO_MANY));

/** Values are validated one by one later, so that an unreadable value does not lose the others. */
const importableRecord = z.object(
  { id, copyOf: z.nullish(z.uuid()), value: z.unknown() },
  NOT_OURS,
);
export type ImportableRecord = z.infer<typeof importableRecord>;

const importable = z.object({
  ...parts,
  version: z.literal(2),
  records: z.record(z.string().check(z.maxLength(40)), list(importableRecord), NOT_OURS),
});
export type ImportableExport = z.infer<typeof importable>;

/** Version 1: a list for each of its two collections. */
const importableVersion1 = z.object({
  ...parts,
  version: z.literal(1),
  plans: list(z.looseObject({ id, plan: z.looseObject({}) }, NOT_OURS)),
  measures: z.optional(list(z.looseObject({ id }, NOT_OURS))),
});

const isOurs = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'format' in input &&
  input.format === 'forja-account';

const importableFile = z.discriminatedUnion('version', [importable, importableVersion1], {
  error: ({ input }) => (isOurs(input) ? ANOTHER_VERSION : NOT_OURS),
});

export function asImportable(file: z.infer<typeof importableFile>): ImportableExport {
  if (file.version === 2) return file;
  const { format, signature, plans, measures = [] } = file;
  const records = {
    plans: plans.map(({ id, createdAt, deletedAt, plan }) => ({
      id,
      value: deletedAt ? null : { createdAt, plan: { engineVersion: '', ...plan } },
    })),
    measures: measures.map(({ id, ...value }) => ({ id, value })),
  };
  return { format, version: 2, signature, records };
}

/** Outcomes in the order of a report: records that are not imported come first. */
export const IMPORT_OUTCOMES = [
  'refused',
  'unreadable',
  'needs_membership',
  'deleted',
  'already_here',
  'remade',
  'new',
] as const;

export const importReport = z.object({
  isDryRun: z.boolean(),
  collections: z.array(
    z.object({
      name: z.string(),
      counts: z.record(z.enum(IMPORT_OUTCOMES), z.number()),
      records: z.array(
        z.object({
          id: z.uuid(),
          outcome: z.enum(IMPORT_OUTCOMES),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  unknown: z.array(z.object({ name: z.string(), count: z.number() })),
});
export type ImportReport = z.infer<typeof importReport>;

export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import',
  access: 'member',
  mayRestoreOwn: true,
  summary: 'Imports an export into this account beside its records; a dry run writes nothing',
  body: z.object({
    isDryRun: z.boolean('Decí si querés solo ver qué pasaría.'),
    file: importableFile,
  }),
  maxBodyBytes: MAX_BYTES,
  response: importReport,
  refusals: ['collection_full', 'too_many_tries'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  opensWhileBlocked: true,
  summary: 'Deletes the account and everything in it, at once and for good',
  body: z.object({ password: knownPassword }),
  maxBodyBytes: 8 * 1024,
  response: successBody,
  refusals: ['wrong_password', 'too_many_tries'],
});
