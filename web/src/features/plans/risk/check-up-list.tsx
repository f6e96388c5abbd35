import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { iconCalendar } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { checkUpCalendar } from './check-up-calendar.ts';
import { separateRepeatedTests, type CheckUpTests } from '@forja/domain/monitoring/repeated-tests';
import { saveFile } from '../../../shared/save-file.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { ListSources } from '../sources/list-sources.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.checkUpList;

export function CheckUpList({
  checkUps,
  planId,
}: {
  checkUps: readonly CheckUp[];
  planId: string;
}) {
  const separated = separateRepeatedTests(checkUps);
  return (
    <FoldedCard id="controles" title={messages.title} hint={messages.moments(checkUps.length)}>
      <p className={classNames(styles.entry, styles.whenEach, textStyles.secondary)}>
        <span>
          {messages.whenEach}{' '}
          <TextBadge title={messages.whenSource} basis="expert_judgement" keys={[]} />
        </span>
      </p>
      {checkUps.map(({ id, title, note }, at) => (
        <details key={id} className={styles.folded} data-figures="check-up">
          <summary>{title}</summary>
          {note && <p className={styles.entry}>{note}</p>}
          <CheckUpTestList title={title} {...(separated[at] ?? NOTHING)} />
        </details>
      ))}
      <CalendarDownload checkUps={checkUps} planId={planId} />
    </FoldedCard>
  );
}

const EXPERT = 'expert_judgement';
const NOTHING: CheckUpTests = { news: [], repeated: [] };

type CheckUpTestListProps = CheckUpTests & { title: string };

const CheckUpTestList = ({ title, news, repeated }: CheckUpTestListProps) => (
  <>
    <ul className={styles.list}>
      {news.map(({ name, consultSoon, stopNow, basis = EXPERT, sources }) => (
        <li key={name}>
          <span>
            <b>{name}</b>{' '}
            {hasFigure(consultSoon, stopNow) && (
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
          .filter(({ consultSoon, stopNow }) => !hasFigure(consultSoon, stopNow))
          .map(({ basis = EXPERT, sources }) => ({ basis, sources }))}
      />
    </div>
  </>
);

/** A limit has its own badge; the tests without one share the badges of the list. */
const hasFigure = (...texts: (string | undefined)[]): boolean =>
  texts.some((text) => /\d/.test(text ?? ''));

/** Today where the person is, as 'YYYY-MM-DD'. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

function CalendarDownload({ checkUps, planId }: { checkUps: readonly CheckUp[]; planId: string }) {
  const [startDay, setStartDay] = useState(today);
  const [isMaking, setIsMaking] = useState(false);

  async function download() {
    setIsMaking(true);
    try {
      saveFile(
        await checkUpCalendar(checkUps, { planId, startDay, today: today() }),
        'forja-controles.ics',
      );
      toast({
        title: messages.downloaded,
        description: messages.downloadedDetail,
      });
    } catch {
      toast({
        title: messages.failed,
        description: messages.failedDetail,
        variant: 'destructive',
      });
    }
    setIsMaking(false);
  }

  return (
    <div className={styles.calendar}>
      <Field
        label={messages.startDay}
        type="date"
        face="text"
        value={startDay}
        onChange={(event) => setStartDay(event.target.value)}
      />
      <Button
        icon={iconCalendar}
        busy={isMaking}
        busyLabel={messages.preparing}
        {...(startDay === '' && { disabledReason: messages.chooseDay })}
        onClick={() => void download()}
      >
        {messages.download}
      </Button>
    </div>
  );
}
