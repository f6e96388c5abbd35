import { useEffect, useRef } from 'react';
import { iconWifiOff } from '../design/icon-paths.ts';
import { Icon } from '../design/icon.tsx';
import { pwaMessages } from './pwa.messages.ts';
import { useOnline } from './browser/use-online.ts';
import * as alertStyles from '../design/feedback/alert.module.css';
import * as pwaStyles from './pwa.module.css';

const MARK = 'offline';

/** While there is no signal; also the mark on the document that styles and tests read. */
export function OfflineBanner() {
  const isOnline = useOnline();
  useEffect(() => {
    for (const element of [document.documentElement, document.body])
      element.classList.toggle(MARK, !isOnline);
  }, [isOnline]);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    if (!current) return undefined;
    // What sticks under the header sticks under this strip too, whatever its text takes.
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--franja', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={strip} className={pwaStyles.strip} role="status">
      {isOnline ? null : (
        <div className={alertStyles.strip}>
          <Icon path={iconWifiOff} size="s" />
          <p>
            <b>{pwaMessages.offline.title}</b> <span>{pwaMessages.offline.text}</span>
          </p>
        </div>
      )}
    </div>
  );
}
