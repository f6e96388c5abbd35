import { isPaymentReturn } from '@forja/contract/payments/payment-return';
import type { SiteRoutes } from './site-routes.ts';

export const APP_DOCUMENT = 'app.html';
export const NOT_FOUND_DOCUMENT = '404.html';

type Visit = {
  page: string | undefined;
  search: string;
  /** File that the build wrote for the address. */
  ownDocument: string | undefined;
  /** True when the cookie exists; the app verifies the session. */
  hasSession: boolean;
};
type Choice = 'sign_in' | { file: string; isFound: boolean };

export function createChooseDocument({
  isRoute,
  isPersonal,
  isAppPage,
}: SiteRoutes): (visit: Visit) => Choice {
  const isKnown = ({ page, ownDocument }: Visit) =>
    ownDocument !== undefined || (page !== undefined && isRoute(page));
  return (visit) => {
    const { page = '', search, ownDocument, hasSession } = visit;
    const app = { file: APP_DOCUMENT, isFound: isKnown(visit) };
    if (hasSession || isPaymentReturn(search)) return app;
    if (ownDocument !== undefined) return { file: ownDocument, isFound: true };
    if (isPersonal(page)) return 'sign_in';
    return isAppPage(page) ? app : { file: NOT_FOUND_DOCUMENT, isFound: false };
  };
}
