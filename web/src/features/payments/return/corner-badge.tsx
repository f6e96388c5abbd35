import { iconBusy, iconCircleCheck } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../payments.module.css';

export const CornerBadge = ({ state }: { state: 'activating' | 'activated' }) => (
  <p className={classNames(styles.corner, state)} role="status">
    <Icon path={state === 'activating' ? iconBusy : iconCircleCheck} size="s" />
    {paymentMessages.badges[state]}
  </p>
);
