import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense, useDeferredValue, useEffect } from 'react';
import { useSession } from '../../features/identity/session.queries.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { WithQueries } from '../../shared/http/with-queries.tsx';
import { AccessGate } from './access-gate.tsx';
import { lazyPart } from '../../shared/later-parts/lazy-part.ts';
import { NotFound } from '../../shared/pages/not-found.tsx';
import { PagePending } from './page-pending.tsx';
import '../load-collections.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

/** A page that may read from the server. */
export function readingPage(Page: ComponentType): ComponentType {
  return function ReadingPage() {
    return (
      <WithQueries>
        <div className={classNames(frameStyles.container, frameStyles.page)}>
          <Page />
        </div>
      </WithQueries>
    );
  };
}

/** A page that a visitor reads and only an account uses. */
export function gatedPage(Page: ComponentType): ComponentType {
  function GatedPage() {
    return (
      <AccessGate>
        <OpenAccount Page={Page} />
      </AccessGate>
    );
  }
  return readingPage(GatedPage);
}

/** A page to read, with tools that only an account uses. */
export function gatedTextPage(Page: ComponentType): ComponentType {
  function GatedTextPage() {
    return (
      <AccessGate isText>
        <OpenAccount Page={Page} />
      </AccessGate>
    );
  }
  return readingPage(GatedTextPage);
}

const BlockedAccount = lazyPart(
  async () => (await import('../blocked/blocked-account.tsx')).BlockedAccount,
);

/** The page, unless an administrator blocked the account. */
function OpenAccount({ Page }: { Page: ComponentType }) {
  const session = useSession();
  const blocked = session.status === 'signed-in' ? session.user.blocked : undefined;
  if (!blocked) return <Page />;
  return (
    <Suspense fallback={<PagePending />}>
      <BlockedAccount {...blocked} />
    </Suspense>
  );
}

/** A page of one person: a visitor signs in first and comes back here. */
export function personalPage(Page: ComponentType): ComponentType {
  function PersonalPage() {
    const { status } = useSession();
    useLeaveWhen(status === 'visitor');
    // What was written at build waits for the session, also where the device already knows it.
    const isHydrated = useIsHydrated();
    const isAllowed = isHydrated && status === 'signed-in';
    // Deferred, because the session renders in one task, which blocks input on a slow phone.
    const isDrawn = useDeferredValue(isAllowed);
    return isAllowed && isDrawn ? <OpenAccount Page={Page} /> : <PagePending />;
  }
  return readingPage(PersonalPage);
}

/** A page of administrators: for anybody else it is not there. */
export function adminPage(Page: ComponentType): ComponentType {
  function AdminPage() {
    const session = useSession();
    if (session.status === 'loading') return <PagePending />;
    return session.status === 'signed-in' && session.user.role === 'admin' ? (
      <Page />
    ) : (
      <NotFound />
    );
  }
  return readingPage(AdminPage);
}

function useLeaveWhen(isVisitor: boolean): void {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    // Read once, and not as state: while we leave, the address is already that of the sign-in page.
    if (isVisitor)
      void navigate({ to: '/auth', search: { next: router.latestLocation.href }, replace: true });
  }, [isVisitor, navigate, router]);
}
