import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './alert.module.css';

export type TagProps = { tone?: 'plain' | 'ink' | 'green' | undefined; children: ReactNode };

export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span
    className={classNames(
      styles.tag,
      tone === 'ink' && styles.ink,
      tone === 'green' && styles.green,
    )}
  >
    {children}
  </span>
);
