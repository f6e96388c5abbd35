import { type CalendarOptions, checkUpEvents } from '@forja/domain/calendar/check-up-events';
import { dayInSpanish } from '@forja/domain/calendar/day';
import {
  generalCheckUps,
  USE_SITUATIONS,
  type UseSituation,
} from '@forja/domain/calendar/general-check-ups';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconCalendar } from '../../../design/icon-paths.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { useEmergencyNumber } from '../../../shared/emergency/call-links.tsx';
import { localDay } from '../../../shared/local-day.ts';
import { downloadCheckUps } from '../check-ups/download-check-ups.ts';
import * as styles from './care.module.css';
import { careMessages } from './care.messages.ts';

const messages = careMessages.calendar;

/** An earlier date is a typing error. */
const FIRST_DAY = '2000-01-01';

/** Loads the owner with the first file, so that the page opens without that code. */
async function addOwner(options: CalendarOptions): Promise<CalendarOptions> {
  const { calendarOwner } = await import('../check-ups/calendar-owner.ts');
  return { ...options, planId: `${options.planId}-${await calendarOwner()}` };
}

/** The start day stays on this device. The form never asks how long a use will last. */
export function OwnCalendar() {
  const [situation, setSituation] = useState<UseSituation>('not_started');
  const [startDay, setStartDay] = useState('');
  const [today] = useState(() => localDay(new Date()));
  const [isMaking, setIsMaking] = useState(false);
  const isTooOld = startDay !== '' && startDay < FIRST_DAY;
  const emergency = useEmergencyNumber();
  const options = { planId: 'controles', startDay, today, limits: messages.limits, emergency };
  const checkUps = startDay === '' || isTooOld ? [] : generalCheckUps(situation, options);

  async function download() {
    setIsMaking(true);
    await downloadCheckUps(checkUps, addOwner(options));
    setIsMaking(false);
  }

  return (
    <Card plain className={styles.calendar ?? ''}>
      <CardHeader title={messages.title} subtitle={messages.lead} />
      <CardBody className={styles.form ?? ''}>
        <Segmented
          legend={messages.situation}
          name="situacion"
          options={USE_SITUATIONS.map((value) => ({ value, label: messages.situations[value] }))}
          value={situation}
          onValueChange={setSituation}
        />
        <Field
          id="primer-dia"
          label={messages.days[situation]}
          type="date"
          face="text"
          value={startDay}
          error={isTooOld ? messages.wrongDay : undefined}
          onChange={(event) => setStartDay(event.target.value)}
        />
        {checkUps.length > 0 && (
          <ol className={styles.dates} aria-label={messages.dates}>
            {checkUpEvents(checkUps, options).map(({ uid, day, title }) => (
              <li key={uid}>
                <b>{dayInSpanish(day)}</b> {title}
              </li>
            ))}
          </ol>
        )}
        <Button
          icon={iconCalendar}
          busy={isMaking}
          busyLabel={messages.preparing}
          {...(checkUps.length === 0 && { disabledReason: messages.chooseDay })}
          onClick={() => void download()}
        >
          {messages.download}
        </Button>
      </CardBody>
    </Card>
  );
}
