import { Alert } from '../../../design/feedback/alert.tsx';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { CallNow } from '../../../shared/emergency/call-links.tsx';
import { alarmMessages } from './alarm.messages.ts';

const messages = alarmMessages.alarmOffer;

export const AlarmOffer = () => (
  <Alert kind="error" title={messages.first} actions={<AlarmLink />}>
    {messages.stopAndCall}
    <CallNow />
    {messages.savedHere}
  </Alert>
);
