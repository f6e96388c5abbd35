import { Link } from '@tanstack/react-router';
import { moneyDate } from '../../design/format.ts';
import { iconAlertTriangle, iconCircleCheck } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { classNames } from '../../design/class-names.ts';
import { Tooltip } from '../../design/feedback/tooltip.tsx';
import { membershipMessages } from './membership.messages.ts';
import { type MembershipState, useMembership } from './membership.queries.ts';
import * as buttonStyles from '../../design/actions/button.module.css';
import * as styles from './membership.module.css';

const { active, inactive, until } = membershipMessages;

/** Undefined while the state is unknown. */
export function membershipWords(state: MembershipState): string | undefined {
  if (state.status === 'active')
    return state.endsAt ? `${active}. ${until(moneyDate(state.endsAt))}` : active;
  return state.status === 'inactive' ? inactive : undefined;
}

/** The width is reserved, so that the header does not shift. */
export function MembershipStatus() {
  const state = useMembership();
  const words = membershipWords(state);
  if (words === undefined) return <span className={styles.room} />;
  const isActive = state.status === 'active';
  return (
    <Tooltip text={words} align="end">
      <Link
        to="/membresias"
        className={classNames(
          buttonStyles.icon,
          styles.status,
          isActive ? styles.active : styles.inactive,
        )}
        aria-label={isActive ? active : inactive}
      >
        <Icon path={isActive ? iconCircleCheck : iconAlertTriangle} />
      </Link>
    </Tooltip>
  );
}
