import {
  BEFORE_STOPPING,
  SIGNS_AFTER_STOPPING,
  STOPPING_EXPECTATIONS,
  STOPPING_MOOD_SIGNS,
  STOPPING_PROFESSIONALS,
  STOPPING_UNKNOWNS,
  WHILE_STOPPING,
} from '@forja/domain/care/stopping.data';
import { LINE_141, WARNING_SIGNS } from '@forja/domain/compounds/emergency-signs.data';
import { Link } from '@tanstack/react-router';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { Call141, CallNow, InArgentina } from '../../../shared/emergency/call-links.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { CarePageFrame } from './care-page-frame.tsx';
import { CareStatements } from './care-statements.tsx';
import { careMessages } from './care.messages.ts';

const messages = careMessages.stopping;

const SIGNS = WARNING_SIGNS.filter(({ code }) => SIGNS_AFTER_STOPPING.has(code)).toReversed();

/** Names no drug and no schedule for after a use. */
export const StoppingPage = () => (
  <CarePageFrame
    here="/dejar-de-usar"
    title={messages.title}
    lead={messages.lead}
    citing={[
      ...BEFORE_STOPPING,
      ...SIGNS,
      ...STOPPING_MOOD_SIGNS,
      LINE_141,
      ...STOPPING_EXPECTATIONS,
      ...STOPPING_PROFESSIONALS,
      ...WHILE_STOPPING,
    ]}
    unknowns={STOPPING_UNKNOWNS}
    parts={[
      messages.signs,
      messages.before,
      messages.expectations,
      messages.professionals,
      messages.meanwhile,
    ]}
  >
    <Card id={messages.signs.id}>
      <CardHeader title={messages.signs.title} />
      <CardBody>
        <p>
          <b>
            {messages.callNow}
            <CallNow />.
          </b>
        </p>
        <CareStatements items={SIGNS} />
        <h3>{messages.moodTitle}</h3>
        <CareStatements items={STOPPING_MOOD_SIGNS} />
        <InArgentina>
          <p>
            <b>
              {messages.helplineTitle}
              <Call141 />.
            </b>{' '}
            {LINE_141.text}{' '}
            <TextBadge
              title={messages.helplineSource}
              basis={LINE_141.basis}
              keys={LINE_141.sources}
            />
          </p>
        </InArgentina>
      </CardBody>
    </Card>
    <Card id={messages.before.id} plain>
      <CardHeader title={messages.before.title} />
      <CardBody>
        <CareStatements items={BEFORE_STOPPING} />
      </CardBody>
    </Card>
    <Card id={messages.expectations.id} plain>
      <CardHeader title={messages.expectations.title} subtitle={messages.expectationsLead} />
      <CardBody>
        <CareStatements items={STOPPING_EXPECTATIONS} />
      </CardBody>
    </Card>
    <Card id={messages.professionals.id} plain>
      <CardHeader title={messages.professionals.title} />
      <CardBody>
        <CareStatements items={STOPPING_PROFESSIONALS} />
        <h3>{messages.checkUps}</h3>
        <p>
          {messages.checkUpsLead}
          <Link to="/controles" preload={false}>
            {messages.goCheckUps}
          </Link>
          . <TextBadge title={messages.checkUpsSource} basis="expert_judgement" keys={[]} />
        </p>
      </CardBody>
    </Card>
    <Card id={messages.meanwhile.id} plain>
      <CardHeader title={messages.meanwhile.title} />
      <CardBody>
        <CareStatements items={WHILE_STOPPING} />
      </CardBody>
    </Card>
  </CarePageFrame>
);
