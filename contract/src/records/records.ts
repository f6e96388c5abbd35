import { z } from 'zod/mini';
import { idParams, instant, REQUIRED } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { PERSON_ERRORS } from '../http/person-errors.ts';
import { keepUnknownFields } from './keep-unknown-fields.ts';
import { isStorable } from './storable.ts';
import { MAX_WRITES_PER_REQUEST } from './writes-per-request.ts';

const NOT_A_REVISION = 'La versión tiene que ser un número entero desde 0.';
const NOT_AN_ID = 'Ese identificador no es válido.';
export const NOT_STORABLE = 'Ese dato tiene algo que no se puede guardar.';
/** Below what a column of the database holds, and far above the first revision of a record. */
const LARGEST_REVISION = 2_000_000_000;

/** A record as the server stores it. A deleted one stays as a tombstone: a revision without a value. */
export const storedRecord = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    id: z.uuid(),
    /** 1 for the first write, one more for each write that changed it. */
    revision: z.int().check(z.gte(1)),
    deleted: z.boolean(),
    /** By the server's clock. */
    updatedAt: instant,
    /** The record that this one could not be merged with: it is shown as "copia sin conexión". */
    copyOf: z.nullable(z.uuid()),
    value: z.nullable(value),
  });

/** Envelope of a write. The server decides with it whether the value is read at all. */
export const writeEnvelope = z.object({
  /** The revision that was shown when the person edited; 0 when the record is new. */
  revision: z
    .int(NOT_A_REVISION)
    .check(z.gte(0, NOT_A_REVISION), z.lte(LARGEST_REVISION, NOT_A_REVISION)),
  /** Names this write, so that a repetition is recognised also after another device changed the record. */
  mutationId: z.optional(z.uuid(NOT_AN_ID)),
  /** Time of the edit by the clock of the device. */
  madeAt: z.optional(instant),
  /** The membership pass that the device had then: without it `madeAt` proves nothing after the membership ended. */
  pass: z.optional(z.string().check(z.maxLength(1000, 'Ese pase no es válido.'))),
  copyOf: z._default(z.nullable(z.uuid(NOT_AN_ID)), null),
  deleted: z._default(z.boolean(), false),
});

/** A write made on a device, perhaps days before the server receives it. Sent twice it has one effect and one answer. */
const recordWrite = <Value extends z.ZodMiniType>(value: Value) =>
  z.extend(writeEnvelope, {
    /** The whole record, or null to delete it. */
    value: z._default(z.nullable(value), null),
  });

const checkValue = <Write extends z.ZodMiniType<{ deleted: boolean; value: unknown }>>(
  write: Write,
) =>
  write.check(
    z.refine(({ deleted, value }) => deleted || value !== null, {
      path: ['value'],
      message: REQUIRED,
    }),
    z.refine(({ value }) => isStorable(value), { path: ['value'], message: NOT_STORABLE }),
  );

/** What a write that was stored answers: never the value, which the device has. */
const writeReceipt = z.object({
  id: z.uuid(),
  revision: z.int().check(z.gte(1)),
  updatedAt: instant,
});

/** A field without words does not compile. */
export type FieldWords<Value> = Record<keyof Value, string>;

type Declaration<Name extends string, Schema, Stored> = {
  name: Name;
  /** How people read it: in exports, imports and messages. */
  label: { one: string; many: string };
  /** What the privacy page says of it, with words for each field that a person writes. */
  privacy: { heading: string; lead?: string; fields: Readonly<Record<string, string>> };
  /** What a device sends. */
  schema: Schema;
  /** What the server stores and every device receives. */
  stored: Stored;
  /** Live records that one person may have. */
  limit: number;
  /** A collection is of a membership unless it says that any account writes it. */
  writers?: 'user' | 'member';
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
  Schema extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
>({ refusals = [], writers = 'member', ...declared }: Declaration<Name, Schema, Stored>) {
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
      access: writers,
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
        cursor: z.optional(z.string().check(z.maxLength(200))),
      }),
      response: z.object({ items: z.array(record), next: z.nullable(z.string()) }),
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
export type AnyCollection = ReturnType<
  typeof declareCollection<string, z.ZodMiniType, z.ZodMiniType>
>;

/** A record of any collection. A device also stores those of collections that only its next version will know. */
const change = z.extend(storedRecord(z.unknown()), { collection: z.string() });

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
    since: z.optional(changesCursor),
    /** How many bytes of JSON the page may have; a larger record comes alone in its page. */
    maxBytes: z.optional(z.coerce.number().check(z.int(), z.gte(1024), z.lte(4 * 1024 * 1024))),
    /** Names the local database that asks: tombstones are kept until every device has read them. */
    device: z.optional(z.uuid(NOT_AN_ID)),
  }),
  response: z.object({
    items: z.array(
      z.extend(change, {
        /**
         * While everything is listed again because the database was restored: the revision that the copy had, 0 for none.
         * A device with a later one has what the server lost. A later one in the list was written since.
         */
        restoredRevision: z.optional(z.int().check(z.gte(0))),
      }),
    ),
    /** The cursor after this page, also after the last one: later changes come after it. */
    next: changesCursor,
    hasMore: z.boolean(),
    /** Live records of the account, so that a new device can show its progress. */
    total: z.int().check(z.gte(0)),
    /**
     * Why a cursor was not continued and everything is listed again. 'restored': the database was restored from a copy,
     * so what only the device has must be sent again. 'compacted': tombstones that the device had not read were
     * collected, so what is not listed was deleted.
     */
    restarted: z.nullable(z.enum(['restored', 'compacted'])),
  }),
});

export const batchEnvelope = z.extend(writeEnvelope, {
  collection: z.string().check(z.maxLength(40)),
  id: idParams.shape.id,
});
const batchWrite = z.extend(recordWrite(z.unknown()), batchEnvelope.shape);

/** One per write, in the order in which they were sent. */
const writeOutcome = z.discriminatedUnion('outcome', [
  z.extend(writeReceipt, { outcome: z.literal('stored') }),
  z.object({ outcome: z.literal('conflict'), current: change }),
  z.object({
    outcome: z.literal('refused'),
    status: z.int(),
    // of all codes, because the server does not tell them apart: nobody writes records as an administrator
    code: z.enum(Object.keys(PERSON_ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    retryAfterSeconds: z.optional(z.number()),
  }),
]);
export type WriteOutcome = z.infer<typeof writeOutcome>;

const countWrites = <Writes extends z.ZodMiniArray>(writes: Writes) =>
  writes.check(
    z.minLength(1, REQUIRED),
    z.maxLength(
      MAX_WRITES_PER_REQUEST,
      `Se pueden mandar hasta ${MAX_WRITES_PER_REQUEST} cambios por vez.`,
    ),
  );

/** A batch whose writes were not read. */
export const batchOutline = z.object({
  /**
   * The cursor of the device. When its list would begin again, nothing is written: the device has to read first which
   * of what it has the server lost.
   */
  since: z.optional(changesCursor),
  writes: countWrites(z.array(z.unknown())),
});

export const writeChanges = endpoint({
  method: 'POST',
  path: '/api/changes',
  access: 'user',
  summary:
    'Several writes of any collections at once, each accepted or refused by itself as its PUT would be',
  body: z.extend(batchOutline, { writes: countWrites(z.array(checkValue(batchWrite))) }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: z.object({
    results: z.array(writeOutcome),
    /**
     * The cursor that the device has from now on. It knows of these writes, so a server that loses them lists everything
     * again; and it is after them, when there was nothing else to read. Null for who sent none.
     */
    next: z.nullable(changesCursor),
    /** Others wrote what this device has not read. Otherwise it needs to read nothing after its own writes. */
    hasMore: z.boolean(),
  }),
  refusals: ['changes_restarted', 'too_many_tries'],
});
