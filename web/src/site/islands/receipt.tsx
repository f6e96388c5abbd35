import type { FormValues } from '../../../site-script/load-island.ts';
import { ReceiptCheck } from '../../features/payments/receipt/receipt-check.tsx';
import { renderIsland } from './render-island.tsx';

export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <ReceiptCheck />, values);
