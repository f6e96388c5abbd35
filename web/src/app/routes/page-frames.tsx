import { type ComponentType, type ReactNode, Suspense, useDeferredValue } from 'react';
import { classNames } from '../../design/class-names.ts';
import { useSession } from '../../features/identity/session.queries.ts';
import { useIsFirstSync } from '../../features/records/records.queries.ts';
import { NotFound } from '../../shared/pages/not-found.tsx';
import { RevealWhenReady } from '../../shared/pages/reveal-when-ready.tsx';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import type { ScreenAccess } from '../screen-fields.ts';
import { PagePending } from '../shell/page-pending.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';

export const pageFrames: Record<ScreenAccess, (Page: ComponentType) => ComponentType> = {
  public: createPublicPage,
  arrival: (Page) => Page,
  gated: createGatedPage,
  personal: createPersonalPage,
  admin: createAdminPage,
};

function createPublicPage(Page: ComponentType): ComponentType {
  return function PublicPage() {
    return (
      <ReadyPage isSessionKnown>
        <Page />
      </ReadyPage>
    );
  };
}

function createGatedPage(Page: ComponentType): ComponentType {
  return function GatedPage() {
    const { status } = useSession();
    return status === 'visitor' ? <PagePending /> : <OpenAccount Page={Page} />;
  };
}

function createPersonalPage(Page: ComponentType): ComponentType {
  return function PersonalPage() {
    const { status } = useSession();
    const isAllowed = status === 'signed-in';
    // Deferred, because the session renders in one task, which blocks input on a slow phone.
    const isDrawn = useDeferredValue(isAllowed);
    return isAllowed && isDrawn ? <OpenAccount Page={Page} /> : <PagePending />;
  };
}

/** Answers "not found" to anybody but an administrator. */
function createAdminPage(Page: ComponentType): ComponentType {
  return function AdminPage() {
    const session = useSession();
    if (session.status === 'loading') return <PagePending />;
    return session.status === 'signed-in' && session.user.role === 'admin' ? (
      <Page />
    ) : (
      <NotFound />
    );
  };
}

const BlockedAccount = lazyPart(
  async () => (await import('../blocked/blocked-account.tsx')).BlockedAccount,
);

function OpenAccount({ Page }: { Page: ComponentType }) {
  const session = useSession();
  const blocked = session.status === 'signed-in' ? session.user.blocked : undefined;
  if (!blocked)
    return (
      <ReadyPage isSessionKnown={session.status !== 'loading'}>
        <Page />
      </ReadyPage>
    );
  return (
    <Suspense fallback={<PagePending />}>
      <div className={classNames(frameStyles.container, frameStyles.page)}>
        <BlockedAccount {...blocked} />
      </div>
    </Suspense>
  );
}

const ReadyPage = (props: { isSessionKnown: boolean; children: ReactNode }) => (
  <RevealWhenReady pending={<PagePending />} isFirstSync={useIsFirstSync()} {...props} />
);
