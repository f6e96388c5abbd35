import { Link } from '@tanstack/react-router';
import { CheckList } from '../../design/layout/price-ticket.tsx';
import { iconCrown } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { membershipMessages } from './membership.messages.ts';
import * as styles from './membership.module.css';

export function FloatingCall() {
  const { label, benefits } = membershipMessages.call;
  return (
    <aside className={styles.call} aria-label={label}>
      <Link to="/membresias" className={styles.callLink} aria-label={label}>
        <Icon path={iconCrown} size="s" />
        <span className={styles.callText}>{label}</span>
      </Link>
      <span className={styles.callHint} aria-hidden="true">
        {label}
      </span>
      <div className={styles.callPanel}>
        <CheckList items={benefits} />
      </div>
    </aside>
  );
}
