import { Readable } from 'node:stream';
import {
  type AccountExport,
  deleteAccount,
  exportAccount,
  exportAccountPage,
  importAccount,
} from '@forja/contract/account-export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { route, textRoute } from '../../http/route.ts';
import type { AccountVisit } from '../identity/account-privacy.service.ts';
import type { AccountWork } from '../records/work/account-work.service.ts';
import type { AccountExportService } from './account-export.service.ts';
import type { AccountImport } from './account-import.service.ts';

/** Attachments cannot run scripts on this origin. */
const asAttachment = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

/** Larger chunks would block the event loop. */
const CHUNK_CHARACTERS = 64 * 1024;

/** Fastify streams the generator, while the type is that of the whole reply. */
const streamText = <Reply>(pieces: Iterable<string>): Reply =>
  Readable.from(joinPieces(pieces), { objectMode: false }) as unknown as Reply;

function* joinPieces(pieces: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

type Services = {
  work: AccountWork;
  data: AccountExportService;
  imports: AccountImport;
  describeVisit: (request: FastifyRequest) => AccountVisit;
  forgetSession: (reply: FastifyReply) => void;
};

export function accountExportRoutes(
  api: Api,
  { work, data, imports, describeVisit, forgetSession }: Services,
): void {
  route(api, exportAccount, async ({ caller, request, reply }) => {
    const pieces = await data.exportFile(caller, describeVisit(request));
    asAttachment(reply, 'forja-mis-datos.json').type('application/json; charset=utf-8');
    return streamText<AccountExport>(pieces);
  });

  route(api, exportAccountPage, async ({ caller, request, reply }) => {
    const pieces = await data.exportPage(caller, describeVisit(request));
    asAttachment(reply, 'forja-mis-datos.html').type('text/html; charset=utf-8');
    return streamText<string>(pieces);
  });

  textRoute(api, importAccount, {
    charge: (caller, bytes) => work.charge(caller.id, 'importedBytes', bytes),
    handle: ({ caller, body, request }) =>
      imports.import(caller, body, {
        run: work.createRunner(caller.id),
        from: describeVisit(request).from,
      }),
  });

  route(api, deleteAccount, async ({ caller, body, request, reply }) => {
    await data.delete(caller, body.password, describeVisit(request));
    forgetSession(reply);
    return { success: true } as const;
  });
}
