import { Alert } from '../../design/feedback/alert.tsx';
import { AlarmLink } from '../../shared/emergency/alarm-link.tsx';
import { Call141, CallNow } from '../../shared/emergency/call-links.tsx';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages.emergency;

/** Whom to call, before anything about compounds. */
export const EmergencyNote = () => (
  <Alert kind="error" title={messages.title} announce={false} actions={<AlarmLink />}>
    {messages.call}
    <CallNow />
    {messages.helpline}
    <Call141 />.
  </Alert>
);
