import { iconPhoneCall } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { emergencyMessages as messages } from './emergency.messages.ts';

/** Both numbers: none of them is answered in every province. */
export const CallLinks = () => (
  <>
    <LinkButton href="tel:911" size="large" icon={iconPhoneCall}>
      {messages.call911}
    </LinkButton>
    <LinkButton href="tel:107" size="large" variant="primary" icon={iconPhoneCall}>
      {messages.call107}
    </LinkButton>
  </>
);

/** The same numbers inside a sentence. */
export const CallNow = () => (
  <>
    <a href="tel:107">107</a>
    {messages.or}
    <a href="tel:911">911</a>
  </>
);

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

export const Call141 = () => <a href="tel:141">141</a>;
