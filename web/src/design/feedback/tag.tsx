import type { ReactNode } from 'react';
import './alert.css';
import { classNames } from '../class-names.ts';

export type TagProps = { tone?: 'plain' | 'ink' | 'green' | undefined; children: ReactNode };

export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={classNames('etq', tone === 'ink' && 't', tone === 'green' && 'v')}>{children}</span>
);
