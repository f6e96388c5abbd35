import {
  deleteAccount,
  exportAccount,
  exportAccountPage,
  importAccount,
} from '@forja/contract/account-export';
import type { AnyCollection } from '@forja/contract/records/records';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { route, textRoute } from '../../http/route.ts';
import type { AccountVisit } from '../identity/account-privacy.service.ts';
import type { AccountWork } from '../records/work/account-work.service.ts';
import type { AccountExportService } from './account-export.service.ts';
import type { AccountImport } from './account-import.service.ts';
import { accountPage } from './account-page.ts';

/** As a download: nothing of it may run on this site. */
const asFile = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

type Services = {
  work: AccountWork;
  data: AccountExportService;
  imports: AccountImport;
  collections: readonly AnyCollection[];
  describeVisit: (request: FastifyRequest) => AccountVisit;
  forgetSession: (reply: FastifyReply) => void;
};

export function accountExportRoutes(
  api: Api,
  { work, data, imports, collections, describeVisit, forgetSession }: Services,
): void {
  route(api, exportAccount, ({ caller, request, reply }) => {
    asFile(reply, 'forja-mis-datos.json');
    return data.export(caller, describeVisit(request));
  });

  route(api, exportAccountPage, async ({ caller, request, reply }) => {
    asFile(reply, 'forja-mis-datos.html').type('text/html; charset=utf-8');
    return accountPage(await data.export(caller, describeVisit(request)), collections);
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
