import { iconBusy, iconCircleCheck } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { paymentMessages } from '../payments.messages.ts';
import '../payments.css';

/** In a corner, while the page goes on: how the activation is. */
export const CornerBadge = ({ state }: { state: 'activating' | 'activated' }) => (
  <p className={`esquina ${state}`} role="status">
    <Icon path={state === 'activating' ? iconBusy : iconCircleCheck} size="s" />
    {paymentMessages.badges[state]}
  </p>
);
