import type { FormValues } from '../../../site-script/take-over.ts';
import { PartnerApplication } from '../../features/partners/partner-application.tsx';
import { WithQueries } from '../../shared/http/with-queries.tsx';
import { renderIsland } from './render-island.tsx';

export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(
    container,
    <WithQueries>
      <PartnerApplication />
    </WithQueries>,
    values,
  );
