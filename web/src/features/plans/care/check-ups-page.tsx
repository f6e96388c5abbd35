import { checkUpStages } from '@forja/domain/calendar/general-check-ups';
import { separateRepeatedTests } from '@forja/domain/monitoring/repeated-tests';
import type { SourceKey } from '@forja/domain/evidence/sources';
import { once } from '@forja/domain/units/once';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { CheckUpTestList } from '../check-ups/check-up-test-list.tsx';
import { Island } from '../../../shared/pages/island.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { CarePageFrame } from './care-page-frame.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as planStyles from '../plan-view.module.css';
import { careMessages } from './care.messages.ts';

const messages = careMessages.checkUps;

const CONFIDENTIAL: readonly SourceKey[] = ['a8'];

/** Repeats no limit: each is shown with the first check-up that has it. */
const readStages = once(() => {
  const stages = checkUpStages();
  const all = stages.flatMap(({ checkUps }) => checkUps);
  const separated = new Map(separateRepeatedTests(all).map((tests, at) => [all[at], tests]));
  return stages.map(({ id, checkUps }) => ({
    id,
    checkUps: checkUps.map((checkUp) => ({
      ...checkUp,
      tests: separated.get(checkUp) ?? { news: checkUp.tests, repeated: [] },
    })),
  }));
});

const readTests = () =>
  checkUpStages().flatMap(({ checkUps }) => checkUps.flatMap(({ tests }) => tests));

export const CheckUpsPage = () => (
  <CarePageFrame
    here="/controles"
    title={messages.title}
    lead={messages.lead}
    citing={[{ sources: CONFIDENTIAL }, ...readTests()]}
    unknowns={messages.unknowns}
    opening={<BeforeAnyCheckUp />}
    parts={readStages().map(({ id }) => ({ id, title: messages.stages[id] }))}
    tool={
      <Island name="own-calendar">
        <OwnCalendar />
      </Island>
    }
  >
    {readStages().map(({ id, checkUps }) => (
      <Card key={id} id={id} plain>
        <CardHeader title={messages.stages[id]} />
        {checkUps.map(({ id: checkUpId, title, note, tests }) => (
          <details key={checkUpId} className={planStyles.folded} open={checkUpId === 'baseline'}>
            <summary>{title}</summary>
            {note && <p className={planStyles.entry}>{note}</p>}
            <CheckUpTestList title={title} {...tests} />
          </details>
        ))}
      </Card>
    ))}
    <p className={textStyles.secondary}>
      {messages.when} <TextBadge title={messages.whenSource} basis="expert_judgement" keys={[]} />
    </p>
  </CarePageFrame>
);

const BeforeAnyCheckUp = () => (
  <Card>
    <CardBody>
      <ul className={frameStyles.bulletList}>
        <li>{messages.notUsing}</li>
        <li>
          {messages.doctor}{' '}
          <TextBadge title={messages.confidential} basis="source" keys={CONFIDENTIAL} />
        </li>
        <li>{messages.treatment}</li>
        <li>
          <WithCalls text={messages.urgency} />
        </li>
      </ul>
    </CardBody>
  </Card>
);
