import { deleteAccount, exportAccount, exportAccountPage, importAccount } from '@forja/contract/account-data';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { fromOf } from '../caller-from.ts';
import { sessionOf } from '../current-session.ts';
import type { SessionCookie } from '../session-cookie.ts';
import type { AccountData } from './account-data.service.ts';
import type { AccountImport } from './account-import.service.ts';
import { accountPage } from './account-page.ts';

/** Saved, not shown: nothing of it may run or stay on this address. */
const asFile = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

type Services = { data: AccountData; imports: AccountImport; cookie: SessionCookie };

export function accountDataRoutes(api: Api, { data, imports, cookie }: Services): void {
  route(api, exportAccount, ({ caller, request, reply }) => {
    asFile(reply, 'forja-mis-datos.json');
    return data.export(caller, sessionOf(request, cookie), fromOf(request, cookie));
  });

  route(api, exportAccountPage, async ({ caller, request, reply }) => {
    asFile(reply, 'forja-mis-datos.html').type('text/html; charset=utf-8');
    return accountPage(await data.export(caller, sessionOf(request, cookie), fromOf(request, cookie)));
  });

  route(api, importAccount, ({ caller, body, request }) =>
    imports.import(caller, body.file, body.isDryRun, fromOf(request, cookie)),
  );

  route(api, deleteAccount, async ({ caller, body, request, reply }) => {
    await data.delete(caller, body.password, fromOf(request, cookie));
    cookie.clear(reply);
    return { success: true } as const;
  });
}
