import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, useRef } from 'react';
import { iconClose } from '../icon-paths.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { TopLayer } from '../layers/top-layer.tsx';
import { SourceContent } from './source-content.tsx';
import type { SourcePanelProps } from './source-sheet.tsx';
import { evidenceMessages } from './evidence.messages.ts';
import * as styles from './source-sheet.module.css';

export function SourcePopover({ anchor, onClose, ...content }: SourcePanelProps) {
  const leavesByTab = useRef(false);

  /** The popover is at the end of the document: Tab continues from the badge. */
  function leaveByTab(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab') return;
    const popup = event.currentTarget;
    const stops = [...popup.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
      (stop) => stop.checkVisibility(),
    );
    const edges = event.shiftKey ? [popup, stops[0]] : [stops.at(-1)];
    if (!edges.some((edge) => edge === document.activeElement)) return;
    // Forward, the browser moves on from the badge; backward, the badge itself gets the focus.
    anchor?.focus();
    if (event.shiftKey) event.preventDefault();
    event.stopPropagation();
    leavesByTab.current = true;
    onClose();
  }

  return (
    <Popover.Root
      open
      onOpenChange={(open, { reason, event }) => {
        // A press on the badge itself closes the popover through the badge.
        const onAnchor =
          reason === 'outside-press' &&
          event.target instanceof Node &&
          anchor?.contains(event.target);
        if (!open && !onAnchor) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          render={<TopLayer />}
          positionMethod="fixed"
          anchor={anchor}
          sideOffset={10}
          collisionPadding={12}
          align="start"
        >
          <Popover.Popup
            className={styles.popover}
            finalFocus={() => (leavesByTab.current ? false : anchor)}
            onKeyDownCapture={leaveByTab}
          >
            <div className={styles.popoverHeader}>
              <Popover.Title render={<h3 />}>{content.source.title}</Popover.Title>
              <Popover.Close
                render={<IconButton path={iconClose} label={evidenceMessages.close} />}
              />
            </div>
            <SourceContent {...content} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
