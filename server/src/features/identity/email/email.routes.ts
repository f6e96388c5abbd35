import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  denyEmail,
  requestEmailVerification,
} from '@forja/contract/identity/account-email';
import { reclaimAccount } from '@forja/contract/identity/account-reversal';
import type { Api } from '../../../http/api.ts';
import { route } from '../../../http/route.ts';
import { readRequestContext } from '../sessions/request-context.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { EmailChange } from './email-change.service.ts';
import type { EmailVerification } from './email-verification.service.ts';

type Dependencies = {
  emailChange: EmailChange;
  emailVerification: EmailVerification;
  reversals: AccountReversals;
  cookie: SessionCookie;
  byMail: boolean;
};

const SUCCESS = { success: true } as const;

export function emailRoutes(
  api: Api,
  { emailChange, emailVerification, reversals, cookie, byMail }: Dependencies,
): void {
  route(api, changeEmail, ({ caller, body, request }) =>
    emailChange.request(caller, body, readRequestContext(request, cookie)),
  );

  route(api, cancelEmailChange, async ({ caller, request }) => {
    await emailChange.cancel(caller.id, readRequestContext(request, cookie));
    return SUCCESS;
  });

  if (!byMail) return;

  route(api, requestEmailVerification, async ({ caller, request }) => {
    await emailVerification.request(caller.id, readRequestContext(request, cookie));
    return SUCCESS;
  });

  route(api, confirmEmail, async ({ body, request, reply }) => {
    const caller = await api.findCaller(request, reply);
    return emailVerification.confirm(
      { ...body, callerId: caller?.id },
      readRequestContext(request, cookie),
    );
  });

  route(api, denyEmail, ({ body, request }) =>
    emailVerification.deny(body.token, readRequestContext(request, cookie)),
  );

  route(api, reclaimAccount, ({ body, request }) =>
    reversals.reclaim(body, readRequestContext(request, cookie)),
  );
}
