import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './legal-column.module.css';

/** The heading renders before the text, so that a screen reader starts there. */
export const LegalColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classNames(frameStyles.container, frameStyles.page, styles.root)}>
    <h1>{title}</h1>
    {children}
  </div>
);
