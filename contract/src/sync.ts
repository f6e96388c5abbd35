import { z } from 'zod';
import { idParams, instant, REQUIRED } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Who may write in a collection: the one place that says it for all of them. */
const WRITERS = 'member';

const NOT_A_REVISION = 'La versión tiene que ser un número entero desde 0.';
const NOT_AN_ID = 'Ese identificador no es válido.';
/** What a column of the database holds. */
const LARGEST_REVISION = 2_147_483_647;

/** A record as the server keeps it. A deleted one stays as its grave: a revision without a value. */
export const recordOf = <Kept extends z.ZodType>(kept: Kept) =>
  z.object({
    id: z.uuid(),
    /** 1 for the first write, one more for each one that changed it. */
    revision: z.int().min(1),
    deleted: z.boolean(),
    /** By the server's clock. */
    updatedAt: instant,
    value: kept.nullable(),
  });

/** A write made on a device, perhaps days before it arrives. Sent twice it has one effect and one answer. */
const writeOf = <Sent extends z.ZodType>(sent: Sent) =>
  z
    .object({
      /** The revision that the device had before its eyes; 0 when the record is new. */
      revision: z.int(NOT_A_REVISION).min(0, NOT_A_REVISION).max(LARGEST_REVISION, NOT_A_REVISION),
      /** Names this write, so that its repetition is known also after somebody else changed the record. */
      mutationId: z.uuid(NOT_AN_ID).optional(),
      /** When the person did it, by the clock of the device. */
      madeAt: instant.optional(),
      /** The membership pass that the device had then: without it `madeAt` proves nothing after the membership ended. */
      pass: z.string().max(1000, 'Ese pase no es válido.').optional(),
      deleted: z.boolean().default(false),
      /** The whole record, or null to delete it. */
      value: sent.nullable().default(null),
    })
    .refine(({ deleted, value }) => deleted || value !== null, { path: ['value'], message: REQUIRED });

type Declaration<Name extends string, Sent, Kept> = {
  name: Name;
  summary: string;
  /** What a device sends. */
  sent: Sent;
  /** What the server keeps and every device gets. */
  kept: Kept;
  refusals?: readonly ErrorCode[];
  maxBodyBytes?: number;
};

/** Declares things that a person makes on any device, with or without signal, and finds on all of them. */
export function collection<const Name extends string, Sent extends z.ZodType, Kept extends z.ZodType>({
  name,
  summary,
  sent,
  kept,
  refusals = [],
  maxBodyBytes = 16 * 1024,
}: Declaration<Name, Sent, Kept>) {
  const record = recordOf(kept);
  return {
    name,
    sent,
    kept,
    record,
    put: endpoint({
      method: 'PUT',
      path: `/api/${name}/:id`,
      access: WRITERS,
      mayArriveLate: true,
      summary,
      params: idParams,
      body: writeOf(sent),
      maxBodyBytes,
      response: record,
      refusals: ['conflict', 'collection_full', 'too_many_tries', ...refusals],
    }),
  };
}

/** A record of any collection: a device leaves the names that it does not know for its next version. */
const change = recordOf(z.unknown()).extend({ collection: z.string() });
export type Change = z.infer<typeof change>;

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  access: 'user',
  summary: 'What changed in everything the person keeps, oldest first, each record once and as it is now, by pages',
  query: z.object({
    /** `next` of the page before; without it, from the beginning. */
    since: z.string().max(120).optional(),
  }),
  response: z.object({
    items: z.array(change),
    /** Where the next page begins, also when this one was the last: what comes later is after it. */
    next: z.string(),
    hasMore: z.boolean(),
  }),
});
