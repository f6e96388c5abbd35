import { source, type SourceKey } from '@forja/domain/evidence/sources';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import type { CarePath } from '../../../shared/emergency/care-links.tsx';
import { EmergencyNote } from '../../../shared/emergency/emergency-note.tsx';
import { NumberedSources } from '../../../shared/evidence/numbered-sources.tsx';
import { ReadingPage, type ReadingPart } from '../../../shared/reading/reading-page.tsx';
import { PlanSources } from '../sources/source-numbers.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './care.module.css';
import { careMessages as messages } from './care.messages.ts';

type CarePageFrameProps = {
  here: CarePath;
  title: string;
  lead: string;
  /** Statements of the page in reading order, for the numbers of their sources. */
  citing: readonly { readonly sources: readonly SourceKey[] }[];
  unknowns: readonly string[];
  opening?: ReactNode;
  parts: readonly ReadingPart[];
  tool?: ReactNode;
  children: ReactNode;
};

/** Fixed order: whom to call first, unknowns and sources last. */
export function CarePageFrame({
  here,
  title,
  lead,
  citing,
  unknowns,
  opening,
  parts,
  tool,
  children,
}: CarePageFrameProps) {
  const keys = [...new Set(citing.flatMap(({ sources }) => sources))];
  return (
    <PlanSources value={keys}>
      <ReadingPage
        opening={
          <>
            <header className={styles.header}>
              <h1>{title}</h1>
              <p className={textStyles.lead}>{lead}</p>
              <p className={textStyles.secondary}>{DISCLAIMERS.purpose}</p>
            </header>
            <EmergencyNote here={here} />
            {opening}
          </>
        }
        parts={[...parts, messages.unknowns, messages.sources]}
        tool={tool}
      >
        {children}
        <Card id={messages.unknowns.id} plain>
          <CardHeader title={messages.unknowns.title} />
          <CardBody>
            <ul className={frameStyles.bulletList}>
              {unknowns.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </CardBody>
        </Card>
        <Card id={messages.sources.id} plain>
          <CardHeader title={messages.sources.title} />
          <CardBody>
            <NumberedSources
              sources={keys.map((key, at) => ({ source: source(key), number: at + 1 }))}
            />
          </CardBody>
        </Card>
      </ReadingPage>
    </PlanSources>
  );
}
