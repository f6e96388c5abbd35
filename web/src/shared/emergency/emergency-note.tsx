import { Alert } from '../../design/feedback/alert.tsx';
import { Call141, CallNow, InArgentina } from './call-links.tsx';
import { type CarePath, CareLinks } from './care-links.tsx';
import { emergencyMessages } from './emergency.messages.ts';

const messages = emergencyMessages.note;

export const EmergencyNote = ({ here }: { here?: CarePath }) => (
  <Alert kind="error" title={messages.title} announce={false} actions={<CareLinks here={here} />}>
    {messages.call}
    <CallNow />.{' '}
    <InArgentina>
      {messages.helpline}
      <Call141 />.
    </InArgentina>
  </Alert>
);
