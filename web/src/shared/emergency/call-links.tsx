import { EMERGENCY_NUMBERS } from '@forja/domain/care/emergency-numbers.data';
import { Fragment } from 'react';
import { iconPhoneCall } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { emergencyMessages as messages } from './emergency.messages.ts';

const { emergency, helpline } = EMERGENCY_NUMBERS.ar;

/** Both numbers, because none of them is answered in every province. The first to try is the primary action, which is the last. */
export const CallLinks = () =>
  emergency.toReversed().map((number) => (
    <LinkButton
      key={number}
      href={`tel:${number}`}
      size="large"
      icon={iconPhoneCall}
      variant={number === emergency[0] ? 'primary' : undefined}
    >
      {messages.call(number)}
    </LinkButton>
  ));

/** The same numbers inside a sentence. */
export const CallNow = () =>
  emergency.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && messages.or}
      <a href={`tel:${number}`}>{number}</a>
    </Fragment>
  ));

/** A sentence that names the numbers, with each of them ready to be called. */
export const WithCalls = ({ text }: { text: string }) =>
  text.split(/\b(107|911|141)\b/).map((part, at) =>
    // every other part is a number: that is what was split by
    at % 2 === 1 ? (
      <a key={`${part} ${at}`} href={`tel:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );

export const Call141 = () => <a href={`tel:${helpline}`}>{helpline}</a>;
