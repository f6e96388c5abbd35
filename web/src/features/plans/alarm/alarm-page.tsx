import { ALARM_SIGNS, SUBSTANCE_ALARM_SIGNS } from '@forja/domain/clinical/alarm-signs.data';
import type { HealthReason } from '@forja/domain/clinical/health-line';
import { LINE_141 } from '@forja/domain/compounds/emergency-signs.data';
import type { Notice } from '@forja/domain/evidence/notice';
import type { SourceKey } from '@forja/domain/evidence/sources';
import type { ReactNode } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { PlanSources } from '../sources/source-numbers.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import {
  EMERGENCY_NUMBERS,
  OTHER_COUNTRY,
  readCountry,
} from '@forja/domain/care/emergency-numbers.data';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { ByCountry } from '../../../shared/emergency/by-country.tsx';
import {
  ArgentineCallLinks,
  ArgentineNumbers,
  Call141,
  InArgentina,
  WithCalls,
} from '../../../shared/emergency/call-links.tsx';
import { chooseCountry, useCountry } from '../../../shared/emergency/country.ts';
import { classNames } from '../../../design/class-names.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from '../plan-view.module.css';
import { alarmMessages } from './alarm.messages.ts';

const messages = alarmMessages.alarmPage;

const ABOUT_CALLING: readonly SourceKey[] = ['a2', 'a8'];

type AlarmPageProps = {
  /** Reasons, when the app opened the page instead of the person. */
  reasons?: readonly HealthReason[];
  children?: ReactNode;
};

/**
 * Public and offline: a person in an emergency may have neither an account nor a connection. Its
 * only actions are the calls.
 */
export function AlarmPage({ reasons = [], children }: AlarmPageProps) {
  const statements = [...reasons, ...ALARM_SIGNS, ...SUBSTANCE_ALARM_SIGNS, LINE_141];
  return (
    <PlanSources
      value={[...new Set([...statements.flatMap(({ sources }) => sources), ...ABOUT_CALLING])]}
    >
      <div className={classNames(actionBarStyles.roomBelow, styles.alarm)} data-undisturbed>
        <h1 tabIndex={-1}>{messages.title}</h1>
        {reasons.map(({ finding, text, basis, sources }) => (
          <Alert key={finding} kind="error" title={<WithCalls text={text} />} announce={false}>
            <TextBadge title={text} basis={basis} keys={sources} />
          </Alert>
        ))}
        <section aria-labelledby="alarma-ahora">
          <h2 id="alarma-ahora">{messages.now}</h2>
          <ol className={styles.alarmSteps}>
            <li>
              <span>{messages.stopAndSit}</span>
            </li>
            <li>
              <span>
                <ByCountry
                  argentina={
                    <>
                      <b>
                        {messages.callNow}
                        <ArgentineNumbers />.
                      </b>{' '}
                      {messages.tryTheOther}{' '}
                      <TextBadge title={messages.emergencyNumbers} basis="source" keys={['a2']} />
                    </>
                  }
                  elsewhere={
                    <>
                      <b>{messages.callElsewhere}</b> {messages.notVerified}
                    </>
                  }
                />
              </span>
            </li>
            <li>
              <span>{messages.notAlone}</span>
            </li>
            <li>
              <span>
                {messages.doNotTrain}{' '}
                <TextBadge title={messages.now} basis="expert_judgement" keys={[]} />
              </span>
            </li>
          </ol>
          <CountryChoice />
        </section>
        <section className={cardStyles.root} aria-labelledby="alarma-decir">
          <div className={cardStyles.header}>
            <h2 id="alarma-decir">{messages.whatToSay}</h2>
          </div>
          <div className={styles.entry}>
            <ul className={styles.bullets}>
              <li>{messages.where}</li>
              <li>{messages.since}</li>
              <li>{messages.ageAndDiseases}</li>
              <li>
                {messages.medicines}{' '}
                <TextBadge title={messages.confidentiality} basis="source" keys={['a8']} />
              </li>
            </ul>
          </div>
        </section>
        <section
          className={classNames(cardStyles.root, cardStyles.plain)}
          aria-labelledby="alarma-signos"
        >
          <div className={cardStyles.header}>
            <h2 id="alarma-signos">{messages.signs}</h2>
          </div>
          <Signs title={messages.anybody} signs={ALARM_SIGNS} />
          <Signs title={messages.afterUse} signs={SUBSTANCE_ALARM_SIGNS} />
          <div className={styles.entry}>
            <h3>{messages.pressure}</h3>
            <p>
              {messages.repeatPressure}
              <TextBadge title={messages.highPressure} basis="source" keys={['m11']} />
            </p>
          </div>
        </section>
        <InArgentina>
          <Helpline />
        </InArgentina>
        {children}
        <InArgentina>
          <ActionBar label={messages.call}>
            <ArgentineCallLinks />
          </ActionBar>
        </InArgentina>
      </div>
    </PlanSources>
  );
}

const COUNTRIES = [
  ...Object.entries(EMERGENCY_NUMBERS).map(([value, { name }]) => ({ value, label: name })),
  { value: OTHER_COUNTRY, label: messages.otherCountry },
];

/**
 * Stored on the device, so that it is chosen before it is needed. The script of a document finds it
 * by its name.
 */
const CountryChoice = () => (
  <div className={styles.country}>
    <Segmented
      legend={messages.country}
      name="pais"
      options={COUNTRIES}
      value={useCountry()}
      onValueChange={(value) => chooseCountry(readCountry(value))}
    />
  </div>
);

const Helpline = () => (
  <section className={classNames(cardStyles.root, cardStyles.plain)} aria-labelledby="alarma-141">
    <div className={cardStyles.header}>
      <h2 id="alarma-141">
        {messages.aboutUse}
        <Call141 />
      </h2>
    </div>
    <div className={styles.entry}>
      <p>
        {LINE_141.text}{' '}
        <TextBadge title={messages.line141} basis={LINE_141.basis} keys={LINE_141.sources} />
      </p>
    </div>
  </section>
);

const Signs = ({ title, signs }: { title: string; signs: readonly Notice[] }) => (
  <div className={styles.entry}>
    <h3>{title}</h3>
    <ul className={classNames(styles.bullets, styles.twoColumns)}>
      {signs.map(({ code, text, basis, sources }) => (
        <li key={code}>
          {text} <TextBadge title={text} basis={basis} keys={sources} />
        </li>
      ))}
    </ul>
  </div>
);
