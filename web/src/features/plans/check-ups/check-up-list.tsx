import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { iconCalendar } from '../../../design/icon-paths.ts';
import { CheckUpTestList } from './check-up-test-list.tsx';
import { downloadCheckUps } from './download-check-ups.ts';
import { separateRepeatedTests, type CheckUpTests } from '@forja/domain/monitoring/repeated-tests';
import { useEmergencyNumber } from '../../../shared/emergency/call-links.tsx';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { checkUpsMessages as messages } from './check-ups.messages.ts';

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

const NOTHING: CheckUpTests = { news: [], repeated: [] };

/** Local date as 'YYYY-MM-DD'. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

function CalendarDownload({ checkUps, planId }: { checkUps: readonly CheckUp[]; planId: string }) {
  const [startDay, setStartDay] = useState(today);
  const emergency = useEmergencyNumber();
  const [isMaking, setIsMaking] = useState(false);

  async function download() {
    setIsMaking(true);
    await downloadCheckUps(checkUps, { planId, startDay, today: today(), emergency });
    setIsMaking(false);
  }

  return (
    <div className={styles.calendar} data-off-paper>
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
