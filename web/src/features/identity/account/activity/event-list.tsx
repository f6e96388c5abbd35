import type { Device } from '@forja/contract/identity/account';
import { useState } from 'react';
import { ago } from '../../../../design/ago.ts';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { clock, date } from '../../../../design/format.ts';
import { Tag } from '../../../../design/feedback/tag.tsx';
import { accountMessages } from '../account.messages.ts';
import { deviceName } from '../device-name.ts';
import { classNames } from '../../../../design/class-names.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const AT_FIRST = 6;

export type ListedEvent = { key: string; at: Date; text: string; device: Device; isNew?: boolean };
export type EventListProps = {
  label: string;
  emptyText: string;
  items: readonly ListedEvent[];
  now: Date;
};

export function EventList({ label, emptyText, items, now }: EventListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const visibleItems = isWhole ? items : items.slice(0, AT_FIRST);
  const hasMore = visibleItems.length < items.length;
  return (
    <Card plain>
      {items.length === 0 ? (
        <p className={classNames(styles.footer, textStyles.secondary)}>{emptyText}</p>
      ) : (
        <ul aria-label={label}>
          {visibleItems.map(({ key, at, text, device, isNew = false }) => (
            <li key={key} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.done}>
                  {text} {isNew ? <Tag tone="ink">{accountMessages.notices.isNew}</Tag> : null}
                </p>
                <p className={textStyles.secondary}>
                  {deviceName(device)},{' '}
                  <time dateTime={at.toISOString()} title={`${date(at)}, ${clock(at)}`}>
                    {ago(at, now)}
                  </time>
                  .
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <div className={styles.footer}>
          <Button onClick={() => setIsWhole(true)}>{accountMessages.showMore}</Button>
        </div>
      ) : null}
    </Card>
  );
}
