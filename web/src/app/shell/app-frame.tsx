import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { SessionLoading } from '../header/session-loading.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { PagePending } from './page-pending.tsx';

export const AppFrame = () => (
  <>
    <SkipLink />
    <SiteHeader>
      <SessionLoading />
    </SiteHeader>
    <main id="contenido" tabIndex={-1}>
      <PagePending />
    </main>
  </>
);
