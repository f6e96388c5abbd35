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

/** What is of no use in a country whose numbers nobody verified. */
export const InArgentina = ({ children }: { children: ReactNode }) => (
  <ByCountry argentina={children} elsewhere={null} />
);

/** The numbers to call; in another country, a link to what to do. */
export const CallLinks = () => (
  <ByCountry argentina={<ArgentineCallLinks />} elsewhere={<AlarmLink />} />
);

/** Both numbers, because none of them is answered in every province. The first to try is the primary action, which is the last. */
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

/** What to call, in words that go out of the page: a calendar, a sheet. */
export const useEmergencyNumber = (): string =>
  useIsElsewhere() ? messages.elsewhere : emergency[0];

/** A sentence that names the numbers, where it cannot have links. */
export const useEmergencyText = (text: string): string => useEmergencyWriter()(text);

/** The same for each of many sentences. */
export function useEmergencyWriter(): (text: string) => string {
  const isElsewhere = useIsElsewhere();
  return (text) => (isElsewhere ? replaceNumbers(text) : text);
}

/** The sentence for another country, which a document has too; undefined where it is the same. */
export function useOtherText(text: string): string | undefined {
  const other = useIsDocument() ? replaceNumbers(text) : text;
  return other === text ? undefined : other;
}

/** The same numbers inside a sentence. */
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

/** A sentence that names the numbers, with each of them ready to be called. */
export function WithCalls({ text }: { text: string }) {
  const parts = splitAtOurNumbers(text);
  if (parts.length === 1) return text;
  // every other part is a number: that is what was split by
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
