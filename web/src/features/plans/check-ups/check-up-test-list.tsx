import type { CheckUpTests } from '@forja/domain/monitoring/repeated-tests';
import { ListSources } from '../sources/list-sources.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { checkUpsMessages as messages } from './check-ups.messages.ts';

const EXPERT = 'expert_judgement';

type CheckUpTestListProps = CheckUpTests & { title: string };

export const CheckUpTestList = ({ title, news, repeated }: CheckUpTestListProps) => (
  <>
    <ul className={styles.list}>
      {news.map(({ name, consultSoon, stopNow, consultToday, basis = EXPERT, sources }) => (
        <li key={name}>
          <span>
            <b>{name}</b>{' '}
            {hasFigure(consultSoon, stopNow, consultToday) && (
              <TextBadge title={name} basis={basis} keys={sources} />
            )}
          </span>
          {consultSoon && (
            <span className={textStyles.secondary}>
              {messages.consultSoon}
              {consultSoon}
            </span>
          )}
          {stopNow && (
            <span>
              <b>{messages.stopAndConsult}</b> {stopNow}
            </span>
          )}
          {consultToday && (
            <span>
              <b>{messages.consultToday}</b> {consultToday}
            </span>
          )}
        </li>
      ))}
      {repeated.length > 0 && (
        <li>
          <span>
            <b>{messages.asBefore}</b> {repeated.map(({ name }) => name).join('; ')}.
          </span>
        </li>
      )}
    </ul>
    <div className={styles.entry}>
      <ListSources
        title={title}
        items={news
          .filter((each) => !hasFigure(each.consultSoon, each.stopNow, each.consultToday))
          .map(({ basis = EXPERT, sources }) => ({ basis, sources }))}
      />
    </div>
  </>
);

/** A limit has its own badge; tests without one share those of the list. */
const hasFigure = (...texts: (string | undefined)[]): boolean =>
  texts.some((text) => /\d/.test(text ?? ''));
