import { Link } from '@tanstack/react-router';
import { iconAlertTriangle } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { emergencyMessages as messages } from './emergency.messages.ts';

export const AlarmLink = () => (
  <LinkButton icon={iconAlertTriangle} render={(linkProps) => <Link to="/alarma" {...linkProps} />}>
    {messages.whatToDo}
  </LinkButton>
);
