import { Link } from '@tanstack/react-router';
import { CheckList } from '../../design/layout/price-ticket.tsx';
import { iconCrown } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { membershipMessages } from './membership.messages.ts';
import './membership.css';

/** Fixed at the left edge, in the middle: the words only where there is room, and the benefits on hover. */
export function FloatingCall() {
  const { label, benefits } = membershipMessages.call;
  return (
    <aside className="llamado" aria-label={label}>
      <Link to="/membresias" className="llamado-enlace" aria-label={label}>
        <Icon path={iconCrown} size="s" />
        <span className="llamado-texto">{label}</span>
      </Link>
      <span className="llamado-pista" aria-hidden="true">
        {label}
      </span>
      <div className="llamado-panel">
        <CheckList items={benefits} />
      </div>
    </aside>
  );
}
