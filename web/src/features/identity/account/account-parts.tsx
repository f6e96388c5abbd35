import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { TabNav } from '../../../design/navigation/tab-nav.tsx';
import { useSectionInView } from '../../../design/navigation/use-section-in-view.ts';
import { useOnline } from '../../../shared/http/use-online.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.module.css';

export type AccountPart = { id: string; label: string; Section: ComponentType<{ id: string }> };

/** Injected by the app, because other features add parts. */
export function AccountParts({ parts }: { parts: readonly AccountPart[] }) {
  const inView = useSectionInView(parts.map(({ id }) => id));
  const isOnline = useOnline();
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser looked for the hash before the page rendered.
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
  }, []);

  useEffect(() => {
    const strip = tabs.current?.querySelector('nav');
    const current = strip?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    // The current tab may be outside the strip on a phone.
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [inView]);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{accountMessages.title}</h1>
      <div ref={tabs} className={styles.index}>
        <TabNav label={accountMessages.parts}>
          {parts.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={inView === id ? 'true' : undefined}
              onClick={scrollToPart}
            >
              {label}
            </a>
          ))}
        </TabNav>
      </div>
      <div className={styles.parts}>
        {isOnline ? null : (
          <Alert kind="info" title={accountMessages.offline.title}>
            {accountMessages.offline.text}
          </Alert>
        )}
        {parts.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

/** Replaces the history entry, so that going back leaves the page. */
function scrollToPart(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  document.getElementById(`${id}-t`)?.focus({ preventScroll: true });
}
