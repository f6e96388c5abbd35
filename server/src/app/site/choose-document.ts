import { isPaymentReturn } from '@forja/contract/payments/payment-return';
import type { SiteRoutes } from './site-routes.ts';

/** The document whose code draws every page of an account, and for a visitor only the returns of payments and of letters. */
export const APP_DOCUMENT = 'app.html';
export const NOT_FOUND_DOCUMENT = '404.html';

type Visit = {
  /** Undefined when the address cannot be decoded. */
  page: string | undefined;
  search: string;
  /** The document that the build wrote for the address. */
  ownDocument: string | undefined;
  /** The cookie alone decides: the app finds out whether the session exists. */
  hasSession: boolean;
};
type Choice = 'sign_in' | { file: string; isFound: boolean };

/** Chooses the document of an address: the app for whoever has a session, that of the site for a visitor. */
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
