import { useEffect, useRef } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { classNames } from '../../../design/class-names.ts';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { CallNow } from '../../../shared/emergency/call-links.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as styles from '../generate-plan.module.css';
import { alarmMessages } from './alarm.messages.ts';

const { alarmNow: messages, alarmPage } = alarmMessages;

/** Shown over the form as soon as a symptom is marked. */
export function AlarmNow() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={root} className={styles.alarm}>
      <Alert kind="error" title={messages.first} actions={<AlarmLink />}>
        {messages.stopAndCall}
        <CallNow />.
        <ul className={classNames(frameStyles.bulletList, styles.alarmSteps)}>
          <li>{alarmPage.stopAndSit}</li>
          <li>{alarmPage.notAlone}</li>
          <li>{alarmPage.doNotTrain}</li>
        </ul>
        {messages.savedHere}
      </Alert>
    </div>
  );
}
