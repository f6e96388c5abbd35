import { listChanges, writeChanges } from '@forja/contract/records/records';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../http/api.ts';
import { assertMayWrite, type Caller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import type { Changes } from './changes.service.ts';
import type { RecordCollection, Records } from './records.service.ts';

type RecordServices = {
  records: Records;
  changes: Changes;
  collections: readonly RecordCollection[];
};

/** The routes of every collection. */
export function recordsRoutes(api: Api, { records, changes, collections }: RecordServices): void {
  for (const collection of collections) {
    const { contract } = collection;
    route(api, contract.put, ({ caller, params, body }) =>
      records.put(caller.id, collection, params.id, body),
    );
    route(api, contract.list, ({ caller, query, reply }) => {
      sendAsStored(reply);
      return records.list(caller.id, contract, query.cursor);
    });
    route(api, contract.get, ({ caller, params, reply }) => {
      sendAsStored(reply);
      return records.get(caller.id, contract, params.id);
    });
  }

  route(api, listChanges, ({ caller, query, reply }) => {
    sendAsStored(reply);
    return changes.list(caller.id, query);
  });
  route(api, writeChanges, ({ caller, body }) => {
    const isMember = once(api.isMember);
    return records.putMany(caller.id, body, (write) =>
      assertMayWrite(caller, write, { ...api, isMember }),
    );
  });
}

/** Values were checked when they were written: one of an earlier schema must still be readable. */
function sendAsStored(reply: FastifyReply): void {
  reply.serializer(JSON.stringify);
}

function once(check: (caller: Caller) => Promise<boolean>): (caller: Caller) => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return (caller) => (answer ??= check(caller));
}
