import type { FormValues } from '../../../site-script/load-island.ts';
import { WithdrawalParts } from '../../features/payments/withdrawal/withdrawal-parts.tsx';
import { renderIsland } from './render-island.tsx';

export function render(container: HTMLElement, values: FormValues): void {
  const kind = window.location.pathname.startsWith('/baja') ? 'cancellation' : 'regret';
  renderIsland(container, <WithdrawalParts kind={kind} />, values);
}
