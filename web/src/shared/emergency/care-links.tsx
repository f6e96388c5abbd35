import { Link } from '@tanstack/react-router';
import { AlarmLink } from './alarm-link.tsx';
import { emergencyMessages } from './emergency.messages.ts';
import * as styles from './care-links.module.css';

const messages = emergencyMessages.careLinks;

const TOOLS = [
  { to: '/controles', label: messages.checkUps },
  { to: '/dejar-de-usar', label: messages.stopping },
] as const;

export type CarePath = (typeof TOOLS)[number]['to'];

type CareLinksProps = {
  here?: CarePath | undefined;
  withoutAlarm?: boolean;
};

export const CareLinks = ({ here, withoutAlarm = false }: CareLinksProps) => (
  <nav className={styles.root} aria-label={messages.name} data-open-to-visitors>
    {!withoutAlarm && <AlarmLink />}
    {TOOLS.filter(({ to }) => to !== here).map(({ to, label }) => (
      <Link key={to} to={to} preload={false}>
        {label}
      </Link>
    ))}
  </nav>
);
