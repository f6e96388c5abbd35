import type { Relaxation } from '@forja/domain/menu/menu';
import { Alert } from '../../../design/feedback/alert.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.menuRefused;

/** Limits to relax, least harmful to health first. */
export function MenuRefused({ relax }: { relax: readonly Relaxation[] }) {
  return (
    <div className={styles.entry}>
      <Alert kind="warning" title={messages.title} announce={false}>
        {messages.lead}
        <ul className={styles.bullets}>
          {relax.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
        <TextBadge title={messages.whatToRelax} basis="forja_rule" keys={[]} />
      </Alert>
    </div>
  );
}
