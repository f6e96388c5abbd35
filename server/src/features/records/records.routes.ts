import { listChanges, writeChanges } from '@forja/contract/records/records';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../http/api.ts';
import { assertMayWrite, type Caller } from '../../http/caller.ts';
import { route, textRoute } from '../../http/route.ts';
import type { Changes } from './changes.service.ts';
import type { RecordCollection, Records } from './records.service.ts';

import { readWrite } from './sent-write.ts';
import type { AccountWork } from './work/account-work.service.ts';

type RecordServices = {
  work: AccountWork;
  records: Records;
  changes: Changes;
  collections: readonly RecordCollection[];
};

export function recordsRoutes(
  api: Api,
  { work, records, changes, collections }: RecordServices,
): void {
  const charge = (caller: Caller, bytes: number) => work.charge(caller.id, 'writtenBytes', bytes);

  for (const collection of collections) {
    const { contract } = collection;
    textRoute(api, contract.put, {
      charge,
      async handle({ caller, params, body }) {
        const run = work.createRunner(caller.id);
        const write = await run(() => readWrite(body));
        if (contract.put.access === 'member') await assertMayWrite(caller, write, api);
        return records.put(caller.id, collection, params.id, { write, run });
      },
    });
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
  textRoute(api, writeChanges, {
    charge,
    handle({ caller, body }) {
      const isMember = once(api.isMember);
      return records.putMany(caller.id, body, {
        run: work.createRunner(caller.id),
        assertMayWrite: (write) => assertMayWrite(caller, write, { ...api, isMember }),
      });
    },
  });
}

/** Skips validation, because values of an earlier schema must stay readable. */
function sendAsStored(reply: FastifyReply): void {
  reply.serializer(JSON.stringify);
}

function once(check: (caller: Caller) => Promise<boolean>): (caller: Caller) => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return (caller) => (answer ??= check(caller));
}
