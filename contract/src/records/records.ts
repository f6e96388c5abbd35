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
/** Fits the integer column. */
const LARGEST_REVISION = 2_000_000_000;

/** Stored record; a deleted one stays as a tombstone. */
export const storedRecord = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    id: z.uuid(),
    revision: z.int().check(z.gte(1)),
    deleted: z.boolean(),
    updatedAt: instant,
    copyOf: z.nullable(z.uuid()),
    value: z.nullable(value),
  });

export const writeEnvelope = z.object({
  /** Revision shown when the person edited; 0 for a new record. */
  revision: z
    .int(NOT_A_REVISION)
    .check(z.gte(0, NOT_A_REVISION), z.lte(LARGEST_REVISION, NOT_A_REVISION)),
  /** Idempotency key, recognised even after another device changed the record. */
  mutationId: z.optional(z.uuid(NOT_AN_ID)),
  /** Device clock. */
  madeAt: z.optional(instant),
  /** Proves that `madeAt` was during a membership. */
  pass: z.optional(z.string().check(z.maxLength(1000, 'Ese pase no es válido.'))),
  copyOf: z._default(z.nullable(z.uuid(NOT_AN_ID)), null),
  deleted: z._default(z.boolean(), false),
});

const recordWrite = <Value extends z.ZodMiniType>(value: Value) =>
  z.extend(writeEnvelope, {
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

const writeReceipt = z.object({
  id: z.uuid(),
  revision: z.int().check(z.gte(1)),
  updatedAt: instant,
});

export type FieldWords<Value> = Record<keyof Value, string>;

type Declaration<Name extends string, Schema, Stored> = {
  name: Name;
  label: { one: string; many: string };
  privacy: { heading: string; lead?: string; fields: Readonly<Record<string, string>> };
  schema: Schema;
  stored: Stored;
  limit: number;
  /** Default: members. */
  writers?: 'user' | 'member';
  refusals?: readonly ErrorCode[];
  maxBodyBytes?: number;
  /** Maps a stored value to the smaller request; unreadable values are returned unchanged. */
  toRequest?: (stored: unknown) => unknown;
};

/** Declares a synced collection. Unknown fields are stored: a newer version may have sent them. */
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
      summary: `Writes one of ${name}: creates, updates, deletes or restores it`,
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
      summary: `Lists the person's ${name}, newest first, by pages`,
      query: z.object({
        cursor: z.optional(z.string().check(z.maxLength(200))),
      }),
      response: z.object({ items: z.array(record), next: z.nullable(z.string()) }),
    }),
    get: endpoint({
      method: 'GET',
      path: `/api/${name}/:id`,
      access: 'user',
      summary: `Returns one of ${name}`,
      params: idParams,
      response: record,
      refusals: ['record_not_found'],
    }),
  };
}

export type AnyCollection = ReturnType<
  typeof declareCollection<string, z.ZodMiniType, z.ZodMiniType>
>;

const change = z.extend(storedRecord(z.unknown()), { collection: z.string() });

/** An unreadable cursor belongs to another database. */
const changesCursor = z.string();

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  access: 'user',
  summary: 'Lists changed records by latest change, each once in its current state, by pages',
  query: z.object({
    since: z.optional(changesCursor),
    /** Page size in bytes of JSON; a larger record comes alone. */
    maxBytes: z.optional(z.coerce.number().check(z.int(), z.gte(1024), z.lte(4 * 1024 * 1024))),
    /** Local database id: tombstones stay until every device has read them. */
    device: z.optional(z.uuid(NOT_AN_ID)),
  }),
  response: z.object({
    items: z.array(
      z.extend(change, {
        /**
         * Revision in the restored backup, 0 for none; a device with a later one has what the
         * server lost.
         */
        restoredRevision: z.optional(z.int().check(z.gte(0))),
      }),
    ),
    next: changesCursor,
    hasMore: z.boolean(),
    total: z.int().check(z.gte(0)),
    /**
     * 'restored': the device resends what the backup lacks. 'compacted': unlisted records were
     * deleted.
     */
    restarted: z.nullable(z.enum(['restored', 'compacted'])),
  }),
});

export const batchEnvelope = z.extend(writeEnvelope, {
  collection: z.string().check(z.maxLength(40)),
  id: idParams.shape.id,
});
const batchWrite = z.extend(recordWrite(z.unknown()), batchEnvelope.shape);

const writeOutcome = z.discriminatedUnion('outcome', [
  z.extend(writeReceipt, { outcome: z.literal('stored') }),
  z.object({ outcome: z.literal('conflict'), current: change }),
  z.object({
    outcome: z.literal('refused'),
    status: z.int(),
    // typed as all codes: the server does not separate those of the administration
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

export const batchOutline = z.object({
  /**
   * Device cursor. A cursor that must restart refuses the batch: the device first reads what the
   * server lost.
   */
  since: z.optional(changesCursor),
  writes: countWrites(z.array(z.unknown())),
});

export const writeChanges = endpoint({
  method: 'POST',
  path: '/api/changes',
  access: 'user',
  summary: 'Writes several records of any collections; each is accepted or refused independently',
  body: z.extend(batchOutline, { writes: countWrites(z.array(checkValue(batchWrite))) }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: z.object({
    results: z.array(writeOutcome),
    /**
     * Next cursor, which covers these writes, so that a server that loses them relists. Null if
     * none was sent.
     */
    next: z.nullable(changesCursor),
    hasMore: z.boolean(),
  }),
  refusals: ['changes_restarted', 'too_many_tries'],
});
