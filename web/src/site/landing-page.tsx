import { Suspense, useLayoutEffect } from 'react';
import { PagePending } from '../app/routes/page-pending.tsx';
import { useHasAccount } from '../shared/account-mark.ts';
import { lazyPart } from '../shared/later-parts/lazy-part.ts';
import { staticPart } from '../shared/later-parts/static-part.tsx';
import { LandingHero } from './landing/landing-hero.tsx';
import * as styles from './landing/landing.module.css';

const LandingRest = staticPart(
  async () => (await import('./landing/landing-rest.tsx')).LandingRest,
);
const AccountHome = lazyPart(
  async () => (await import('../app/home/account-home.tsx')).AccountHome,
);

/** For visitors; who has an account here finds their home in its place. */
export function LandingPage() {
  const hasAccount = useHasAccount();
  if (hasAccount)
    return (
      <Suspense fallback={<PagePending />}>
        <AccountHome />
      </Suspense>
    );
  return <VisitorPage />;
}

function VisitorPage() {
  // Whoever the device remembered is not here any more.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['cuenta'];
  }, []);
  return (
    <div className={styles.forVisitors}>
      <LandingHero />
      <LandingRest />
    </div>
  );
}
