import { type SourceContentProps, SourceContent } from './source-content.tsx';
import { Sheet } from '../overlays/sheet.tsx';

export type SourcePanelProps = SourceContentProps & {
  /** What it opens from; the sheet does not need it, the popover does. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The source of a number on a phone. */
export const SourceSheet = ({ onClose, anchor: _, ...content }: SourcePanelProps) => (
  <Sheet open onClose={onClose} title={content.source.title}>
    <SourceContent {...content} />
  </Sheet>
);
