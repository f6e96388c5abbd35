import { type readPaymentTimeline } from '@forja/contract/payments/payment-timeline';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { moneyClock, moneyDate } from '../../../design/format.ts';
import { timelineMessages as words } from './timeline.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

type Item = ReplyOf<typeof readPaymentTimeline>['items'][number];

export const TimelineList = ({ items }: { items: readonly Item[] }) => (
  <ol className={styles.timeline}>
    {items.map(({ at, event, source, reason }, index) => (
      // several events may share one instant, and the list is append-only
      <li key={`${at.getTime()} ${event} ${index}`}>
        <span className={textStyles.numeric}>
          <time dateTime={at.toISOString()}>
            {moneyDate(at)}, {moneyClock(at)}
          </time>
        </span>
        <strong>{words.events[event]}</strong>
        {words.hasSource(event) && (
          <span className={textStyles.secondary}>{words.sources[source]}</span>
        )}
        {reason !== null && <span>{words.reason(reason)}</span>}
      </li>
    ))}
  </ol>
);
