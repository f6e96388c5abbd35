import { isPaymentReturn } from '@forja/contract/payments/payment-return';
import type { SiteRoutes } from './site-routes.ts';

/** What draws every page of an account, and nothing for a visitor but the returns of payments and of letters. */
export const APP_DOCUMENT = 'app.html';
export const NOT_FOUND_DOCUMENT = '404.html';

type Visit = {
  /** Undefined when the address cannot be decoded. */
  page: string | undefined;
  search: string;
  /** The document that the build wrote for the address. */
  ownDocument: string | undefined;
  /** By its cookie alone: whether the session exists is found out by the app. */
  hasSession: boolean;
};
type Choice = 'sign_in' | { file: string; isFound: boolean };

/** Which document answers an address: for whoever has a session the app, for a visitor that of the site. */
export function createChooseDocument(
  files: ReadonlySet<string>,
  { isRoute, isPersonal, isAppPage }: SiteRoutes,
): ((visit: Visit) => Choice) | undefined {
  const isKnown = ({ page, ownDocument }: Visit) =>
    ownDocument !== undefined || (page !== undefined && isRoute(page));
  if (!files.has(APP_DOCUMENT)) return createShellRule(files, isKnown);
  return (visit) => {
    const { page = '', search, ownDocument, hasSession } = visit;
    const app = { file: APP_DOCUMENT, isFound: isKnown(visit) };
    if (hasSession || isPaymentReturn(search)) return app;
    if (ownDocument !== undefined) return { file: ownDocument, isFound: true };
    if (isPersonal(page)) return 'sign_in';
    return isAppPage(page) ? app : { file: NOT_FOUND_DOCUMENT, isFound: false };
  };
}

/**
 * The rule of a build that has one shell for everybody, until the build writes both documents. Then this function goes, with
 * the `undefined` of a folder without a build.
 */
function createShellRule(files: ReadonlySet<string>, isKnown: (visit: Visit) => boolean) {
  const shell = ['shell.html', 'index.html'].find((name) => files.has(name));
  return shell === undefined
    ? undefined
    : (visit: Visit): Choice => ({
        file: visit.ownDocument ?? shell,
        isFound: isKnown(visit),
      });
}
