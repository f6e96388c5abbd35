import { z } from 'zod';
import { idParams, instant, REQUIRED } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { ERRORS, type ErrorCode } from '../http/errors.ts';
import { keepUnknownFields } from './keep-unknown-fields.ts';
import { isStorable } from './storable.ts';
import { MAX_WRITES_PER_REQUEST } from './writes-per-request.ts';

/** Who may write in a collection, whichever it is. */
const WRITERS = 'member';

const NOT_A_REVISION = 'La versión tiene que ser un número entero desde 0.';
const NOT_AN_ID = 'Ese identificador no es válido.';
const NOT_STORABLE = 'Ese dato tiene algo que no se puede guardar.';
/** Below what a column of the database holds, and far above the first revision of a record. */
const LARGEST_REVISION = 2_000_000_000;

/** A record as the server stores it. A deleted one stays as a tombstone: a revision without a value. */
export const storedRecord = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id: z.uuid(),
    /** 1 for the first write, one more for each write that changed it. */
    revision: z.int().min(1),
    deleted: z.boolean(),
    /** By the server's clock. */
    updatedAt: instant,
    /** The record that this one could not be merged with: it is shown as "copia sin conexión". */
    copyOf: z.uuid().nullable(),
    value: value.nullable(),
  });

/** A write made on a device, perhaps days before the server receives it. Sent twice it has one effect and one answer. */
const recordWrite = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** The revision that was shown when the person edited; 0 when the record is new. */
    revision: z.int(NOT_A_REVISION).min(0, NOT_A_REVISION).max(LARGEST_REVISION, NOT_A_REVISION),
    /** Names this write, so that a repetition is recognised also after another device changed the record. */
    mutationId: z.uuid(NOT_AN_ID).optional(),
    /** When the person did it, by the clock of the device. */
    madeAt: instant.optional(),
    /** The membership pass that the device had then: without it `madeAt` proves nothing after the membership ended. */
    pass: z.string().max(1000, 'Ese pase no es válido.').optional(),
    copyOf: z.uuid(NOT_AN_ID).nullable().default(null),
    deleted: z.boolean().default(false),
    /** The whole record, or null to delete it. */
    value: value.nullable().default(null),
  });

const checkValue = <Write extends z.ZodType<{ deleted: boolean; value: unknown }>>(write: Write) =>
  write
    .refine(({ deleted, value }) => deleted || value !== null, {
      path: ['value'],
      message: REQUIRED,
    })
    .refine(({ value }) => isStorable(value), { path: ['value'], message: NOT_STORABLE });

/** What a write that was stored answers: never the value, which the device has. */
const writeReceipt = z.object({ id: z.uuid(), revision: z.int().min(1), updatedAt: instant });

type Declaration<Name extends string, Schema, Stored> = {
  name: Name;
  /** How people read it: in exports, imports and messages. */
  label: { one: string; many: string };
  /** What a device sends. */
  schema: Schema;
  /** What the server stores and every device receives. */
  stored: Stored;
  /** Live records that one person may have. */
  limit: number;
  refusals?: readonly ErrorCode[];
  maxBodyBytes?: number;
  /** What a device sends of a stored value, where that is less. A value that it cannot read is returned as it is. */
  toRequest?: (stored: unknown) => unknown;
};

/**
 * Declares records that a person writes on any device, with or without signal, and finds on all of them. Fields that the
 * schemas do not name are stored and returned as they came: a newer version may have sent them.
 */
export function declareCollection<
  const Name extends string,
  Schema extends z.ZodType,
  Stored extends z.ZodType,
>({ refusals = [], ...declared }: Declaration<Name, Schema, Stored>) {
  const collection = {
    maxBodyBytes: 16 * 1024,
    toRequest: (stored: unknown): unknown => stored,
    ...declared,
    schema: keepUnknownFields(declared.schema),
    stored: keepUnknownFields(declared.stored),
  };
  const { name, maxBodyBytes } = collection;
  const record = storedRecord(collection.stored);
  return {
    ...collection,
    record,
    put: endpoint({
      method: 'PUT',
      path: `/api/${name}/:id`,
      access: WRITERS,
      mayArriveLate: true,
      summary: `Writes one of ${name}: a new one, a new version, a deletion or its undoing`,
      params: idParams,
      body: checkValue(recordWrite(collection.schema)),
      maxBodyBytes,
      response: writeReceipt,
      refusals: ['conflict', 'collection_full', 'too_many_tries', ...refusals],
    }),
    list: endpoint({
      method: 'GET',
      path: `/api/${name}`,
      access: 'user',
      summary: `The person's ${name}, the newest first, by pages`,
      query: z.object({
        /** `next` of the page before. */
        cursor: z.string().max(200).optional(),
      }),
      response: z.object({ items: z.array(record), next: z.string().nullable() }),
    }),
    get: endpoint({
      method: 'GET',
      path: `/api/${name}/:id`,
      access: 'user',
      summary: `One of ${name}`,
      params: idParams,
      response: record,
      refusals: ['record_not_found'],
    }),
  };
}

/** Any declared collection, for code that treats all of them alike. */
export type AnyCollection = ReturnType<typeof declareCollection<string, z.ZodType, z.ZodType>>;

/** A record of any collection. A device also stores those of collections that only its next version will know. */
const change = storedRecord(z.unknown()).extend({ collection: z.string() });

/** What `next` of a list of changes says; one that the server cannot read is of an account that it is not. */
const changesCursor = z.string();

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  access: 'user',
  summary:
    'The records that changed, in the order of their latest change, each once and as it is now, by pages',
  query: z.object({
    /** `next` of the page before; without it, from the beginning. */
    since: changesCursor.optional(),
    /** How many bytes of JSON the page may have; a larger record comes alone in its page. */
    maxBytes: z.coerce
      .number()
      .int()
      .min(1024)
      .max(4 * 1024 * 1024)
      .optional(),
    /** Names the local database that asks: tombstones are kept until every device has read them. */
    device: z.uuid(NOT_AN_ID).optional(),
  }),
  response: z.object({
    items: z.array(
      change.extend({
        /**
         * While everything is listed again because the database was restored: the revision that the copy had, 0 for none.
         * A device with a later one has what the server lost. A later one in the list was written since.
         */
        restoredRevision: z.int().min(0).optional(),
      }),
    ),
    /** The cursor after this page, also after the last one: later changes come after it. */
    next: changesCursor,
    hasMore: z.boolean(),
    /** Live records of the account, so that a new device can show its progress. */
    total: z.int().min(0),
    /**
     * Why a cursor was not continued and everything is listed again. 'restored': the database was restored from a copy,
     * so what only the device has must be sent again. 'compacted': tombstones that the device had not read were
     * collected, so what is not listed was deleted.
     */
    restarted: z.enum(['restored', 'compacted']).nullable(),
  }),
});

const batchWrite = recordWrite(z.unknown()).extend({
  collection: z.string().max(40),
  id: idParams.shape.id,
});

/** One per write, in the order in which they were sent. */
const writeOutcome = z.discriminatedUnion('outcome', [
  writeReceipt.extend({ outcome: z.literal('stored') }),
  z.object({ outcome: z.literal('conflict'), current: change }),
  z.object({
    outcome: z.literal('refused'),
    status: z.int(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    retryAfterSeconds: z.number().optional(),
  }),
]);
export type WriteOutcome = z.infer<typeof writeOutcome>;

export type BatchWrite = z.output<typeof batchWrite>;

export const writeChanges = endpoint({
  method: 'POST',
  path: '/api/changes',
  access: 'user',
  summary:
    'Several writes of any collections at once, each accepted or refused by itself as its PUT would be',
  body: z.object({
    /**
     * The cursor of the device. When its list would begin again, nothing is written: the device has to read first which
     * of what it has the server lost.
     */
    since: changesCursor.optional(),
    writes: z
      .array(checkValue(batchWrite))
      .min(1, REQUIRED)
      .max(
        MAX_WRITES_PER_REQUEST,
        `Se pueden mandar hasta ${MAX_WRITES_PER_REQUEST} cambios por vez.`,
      ),
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: z.object({
    results: z.array(writeOutcome),
    /**
     * The cursor that the device has from now on. It knows of these writes, so a server that loses them lists everything
     * again; and it is after them, when there was nothing else to read. Null for who sent none.
     */
    next: changesCursor.nullable(),
    /** Others wrote what this device has not read. Otherwise it needs to read nothing after its own writes. */
    hasMore: z.boolean(),
  }),
  refusals: ['changes_restarted', 'too_many_tries'],
});
