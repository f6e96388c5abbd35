import { splitAtOurNumbers, withoutOurNumbers } from '@forja/domain/care/emergency-text';
import { EMERGENCY_NUMBERS } from '@forja/domain/care/emergency-numbers.data';
import { Fragment, type ReactNode } from 'react';
import { iconPhoneCall } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { useIsDocument } from '../pages/document-parts.ts';
import { AlarmLink } from './alarm-link.tsx';
import { ByCountry } from './by-country.tsx';
import { useIsElsewhere } from './country.ts';
import { emergencyMessages as messages } from './emergency.messages.ts';

const { emergency, helpline } = EMERGENCY_NUMBERS.ar;

const replaceNumbers = (text: string): string => withoutOurNumbers(text, messages.elsewhere);

export const InArgentina = ({ children }: { children: ReactNode }) => (
  <ByCountry argentina={children} elsewhere={null} />
);

export const CallLinks = () => (
  <ByCountry argentina={<ArgentineCallLinks />} elsewhere={<AlarmLink />} />
);

/** Neither number works in every province. The preferred one goes last, as the primary action. */
export const ArgentineCallLinks = () =>
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

export const useEmergencyNumber = (): string =>
  useIsElsewhere() ? messages.elsewhere : emergency[0];

export const useEmergencyText = (text: string): string => useEmergencyWriter()(text);

export function useEmergencyWriter(): (text: string) => string {
  const isElsewhere = useIsElsewhere();
  return (text) => (isElsewhere ? replaceNumbers(text) : text);
}

export function useOtherText(text: string): string | undefined {
  const other = useIsDocument() ? replaceNumbers(text) : text;
  return other === text ? undefined : other;
}

export const CallNow = () => (
  <ByCountry argentina={<ArgentineNumbers />} elsewhere={messages.elsewhere} />
);

export const ArgentineNumbers = () =>
  emergency.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && messages.or}
      <a href={`tel:${number}`}>{number}</a>
    </Fragment>
  ));

export function WithCalls({ text }: { text: string }) {
  const parts = splitAtOurNumbers(text);
  if (parts.length === 1) return text;
  const withLinks = parts.map((part, at) =>
    at % 2 === 1 ? (
      <a key={`${part} ${at}`} href={`tel:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
  return <ByCountry argentina={withLinks} elsewhere={replaceNumbers(text)} />;
}

export const Call141 = () => <a href={`tel:${helpline}`}>{helpline}</a>;
