import { skipLinkMessages } from './skip-link.messages.ts';
import * as styles from './skip-link.module.css';
export type SkipLinkProps = { target?: string | undefined; label?: string | undefined };

export const SkipLink = ({
  target = 'contenido',
  label = skipLinkMessages.label,
}: SkipLinkProps) => (
  <a className={styles.root} href={`#${target}`}>
    {label}
  </a>
);
