import { source, type SourceKey } from '@forja/domain/evidence/sources';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import type { ReactNode } from 'react';
import { SourceBadge } from '../../../design/evidence/source-badge.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import type { CarePath } from '../../../shared/emergency/care-links.tsx';
import { EmergencyNote } from '../../../shared/emergency/emergency-note.tsx';
import { Citation } from '../../../shared/evidence/citation.tsx';
import { PlanSources } from '../sources/source-numbers.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './care.module.css';
import { careMessages as messages } from './care.messages.ts';

type CarePageFrameProps = {
  here: CarePath;
  title: string;
  lead: string;
  /** Of everything that the page says, in the order in which it says it. */
  citing: readonly { readonly sources: readonly SourceKey[] }[];
  unknowns: readonly string[];
  children: ReactNode;
};

/** A page of care: whom to call first, what is not known and the sources last. */
export function CarePageFrame({
  here,
  title,
  lead,
  citing,
  unknowns,
  children,
}: CarePageFrameProps) {
  const keys = [...new Set(citing.flatMap(({ sources }) => sources))];
  return (
    <PlanSources value={keys}>
      <article className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={textStyles.lead}>{lead}</p>
          <p className={textStyles.secondary}>{DISCLAIMERS.purpose}</p>
        </header>
        <EmergencyNote here={here} />
        {children}
        <Card plain>
          <CardHeader title={messages.unknowns} />
          <CardBody>
            <ul className={frameStyles.bulletList}>
              {unknowns.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </CardBody>
        </Card>
        <Card plain>
          <CardHeader title={messages.sources} />
          <CardBody>
            <ol className={styles.sources}>
              {keys.map((key, at) => (
                <li key={key}>
                  <SourceBadge strength={source(key).strength} number={at + 1} />
                  <span>
                    <Citation source={source(key)} />
                  </span>
                </li>
              ))}
            </ol>
          </CardBody>
        </Card>
      </article>
    </PlanSources>
  );
}
