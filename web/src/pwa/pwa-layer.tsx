import { CacheRefreshPrompt } from './cache-refresh-prompt.tsx';
import { InstallCard } from './install-card.tsx';
import { LimitedBrowserBanner } from './limited-browser-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { pwaMessages } from './pwa.messages.ts';
import { UpdateBanner } from './update-banner.tsx';
import * as pwaStyles from './pwa.module.css';

/** What the app says of itself: how the signal is, and what may be done about the app. Loaded after the first paint. */
export const PwaLayer = () => (
  <>
    <OfflineBanner />
    <section className={pwaStyles.stack} aria-label={pwaMessages.region}>
      <UpdateBanner />
      <LimitedBrowserBanner />
      <CacheRefreshPrompt />
      <InstallCard />
    </section>
  </>
);
