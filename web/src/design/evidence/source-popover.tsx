import { Popover } from '@base-ui/react/popover';
import { iconClose } from '../icon-paths.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { SourceContent } from './source-content.tsx';
import type { SourcePanelProps } from './source-sheet.tsx';
import { evidenceMessages } from './evidence.messages.ts';
import * as styles from './source-sheet.module.css';

/** The source of a number beside it, on a wide screen. Loaded on first use. */
export function SourcePopover({ anchor, onClose, ...content }: SourcePanelProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, { reason, event }) => {
        // A press on the badge itself is left to the badge, which closes on its own.
        const onAnchor =
          reason === 'outside-press' &&
          event.target instanceof Node &&
          anchor?.contains(event.target);
        if (!open && !onAnchor) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          sideOffset={10}
          collisionPadding={12}
          align="start"
        >
          <Popover.Popup className={styles.popover} finalFocus={() => anchor}>
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
