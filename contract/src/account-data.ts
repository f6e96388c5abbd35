import { z } from 'zod';
import { account, accountEvent, session } from './account.ts';
import { done, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { CHECKOUT_STATES } from './checkout.ts';
import { knownPassword } from './identity-fields.ts';
import { measure } from './measures.ts';
import { currency, minorUnits, ownPayment, processor } from './membership.ts';
import { passkey } from './passkeys.ts';
import { savedPlan } from './plans.ts';
import { withdrawal } from './withdrawal.ts';

const MAX_PLANS = 500;
const MAX_MEASURES = 10_000;
/** Only the input of each plan counts: the browser leaves the rest of the file at home. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * What the server signs of an export: which records were in the account, and what they were. With it the same account
 * brings its own records back after its membership ended. Only the server can make it and read it.
 */
export const exportSignature = z.object({
  version: z.literal(1),
  accountId: z.uuid(),
  records: z.array(
    z.object({ collection: z.string(), id: z.uuid(), revision: z.int().min(1), digest: z.string().max(64) }),
  ),
  /** HMAC-SHA256 of all of the above, in base64url. */
  mac: z.string().max(64),
});
export type ExportSignature = z.infer<typeof exportSignature>;

/** Everything that Forja keeps about a person, in one file that can be brought back. */
export const accountExport = z.object({
  format: z.literal('forja-account'),
  version: z.literal(1),
  exportedAt: instant,
  account: account.extend({ acceptedAt: instant, referralCode: z.string().nullable() }),
  sessions: z.array(session),
  /** Browsers that signed in before and have tries of their own: when, and nothing of what names them. */
  knownDevices: z.array(z.object({ createdAt: instant, lastSeenAt: instant })),
  passkeys: z.array(passkey),
  events: z.array(accountEvent),
  plans: z.array(savedPlan.extend({ deletedAt: instant.nullable() })),
  measures: z.array(measure.safeExtend({ id: z.uuid() })),
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
        couponCode: z.string().nullable(),
        declaredReference: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    withdrawals: z.array(withdrawal.extend({ detail: z.string().nullable() })),
  }),
  signature: exportSignature,
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary: 'Everything that Forja keeps about the person, as a file',
  response: accountExport,
});

export const exportAccountPage = endpoint({
  method: 'GET',
  path: '/api/account/export.html',
  access: 'user',
  summary: 'The same, as a page for reading',
  response: z.string(),
});

const NOT_OURS = 'Ese archivo no es una exportación de Forja.';

/** The part of an export that another account can take: what the person made, not who they were. */
const importable = z.object(
  {
    format: z.literal('forja-account', NOT_OURS),
    version: z.literal(1, 'Ese archivo es de otra versión de Forja.'),
    plans: z
      .array(
        z.object({
          id: idParams.shape.id,
          createdAt: instant,
          /** Checked one by one, so that one that cannot be read does not lose the others. */
          plan: z.object({ input: z.unknown(), engineVersion: z.string().max(40).optional() }),
          deletedAt: instant.nullish(),
        }),
        NOT_OURS,
      )
      .max(MAX_PLANS, `Se pueden traer hasta ${MAX_PLANS} planes por vez.`),
    /** Checked against what it signs: one that is missing, broken or forged signs nothing and refuses nothing. */
    signature: z.unknown().optional(),
    /** Files from before there were measures do not have them; each is checked on its own too. */
    measures: z
      .array(z.looseObject({ id: idParams.shape.id }, NOT_OURS), NOT_OURS)
      .max(MAX_MEASURES, `Se pueden traer hasta ${MAX_MEASURES} medidas por vez.`)
      .optional(),
  },
  NOT_OURS,
);
export type ImportableExport = z.infer<typeof importable>;

/** Why a plan of the file is or is not brought in. */
export const IMPORT_OUTCOMES = ['new', 'remade', 'already_here', 'refused', 'unreadable', 'needs_membership'] as const;

export const importReport = z.object({
  /** Nothing was written: this is what would happen. */
  isDryRun: z.boolean(),
  /** Of plans. */
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number()),
  plans: z.array(
    z.object({ id: z.uuid(), createdAt: instant, outcome: z.enum(IMPORT_OUTCOMES), reason: z.string().nullable() }),
  ),
  measures: z.object({
    new: z.number(),
    already_here: z.number(),
    unreadable: z.number(),
    needs_membership: z.number(),
  }),
});
export type ImportReport = z.infer<typeof importReport>;

export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import',
  access: 'member',
  mayRestoreOwn: true,
  summary: 'Brings the plans and measures of an export into this account, beside the ones it has; a dry run only tells',
  body: z.object({ isDryRun: z.boolean('Decí si querés solo ver qué pasaría.'), file: importable }),
  maxBodyBytes: MAX_BYTES,
  response: importReport,
  refusals: ['collection_full', 'too_many_tries'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  summary: 'Deletes the account and everything in it, at once and for good',
  body: z.object({ password: knownPassword }),
  maxBodyBytes: 8 * 1024,
  response: done,
  refusals: ['wrong_password', 'too_many_tries'],
});
