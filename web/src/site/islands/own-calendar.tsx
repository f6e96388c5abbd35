import type { FormValues } from '../../../site-script/load-island.ts';
import { OwnCalendar } from '../../features/plans/care/own-calendar.tsx';
import { renderIsland } from './render-island.tsx';

export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <OwnCalendar />, values);
