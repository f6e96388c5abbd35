import type { FormValues } from '../../../site-script/load-island.ts';
import { PartnerApplication } from '../../features/partners/partner-application.tsx';
import { renderIsland } from './render-island.tsx';

export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <PartnerApplication />, values);
