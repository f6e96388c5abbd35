import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import { AlarmLink } from '../emergency/alarm-link.tsx';
import * as styles from './reading-page.module.css';
import { readingMessages as messages } from './reading.messages.ts';

export type ReadingPart = { id: string; title: string };

type ReadingPageProps = {
  opening: ReactNode;
  parts: readonly ReadingPart[];
  tool?: ReactNode;
  summary?: ReactNode;
  children: ReactNode;
};

export const ReadingPage = ({ opening, parts, tool, summary, children }: ReadingPageProps) => (
  <article className={styles.root} data-open-to-visitors>
    <div className={styles.column}>{opening}</div>
    <aside
      className={classNames(styles.aside, tool === undefined && styles.wideOnly)}
      aria-label={messages.aside}
    >
      {tool}
      <div className={styles.wideOnly}>
        <nav className={styles.contents} aria-label={messages.contents}>
          <p aria-hidden="true">{messages.contents}</p>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <AlarmLink />
        {summary}
      </div>
    </aside>
    <div className={styles.column}>{children}</div>
  </article>
);
