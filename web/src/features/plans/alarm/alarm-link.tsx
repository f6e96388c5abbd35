import { Link } from '@tanstack/react-router';
import { iconAlertTriangle } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';

/** One tap to what to do now. */
export const AlarmLink = () => (
  <LinkButton icon={iconAlertTriangle} render={(linkProps) => <Link to="/alarma" {...linkProps} />}>
    Qué hacer ante una alarma
  </LinkButton>
);
