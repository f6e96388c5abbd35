import { type SourceContentProps, SourceContent } from './source-content.tsx';
import { Sheet } from '../overlays/sheet.tsx';

export type SourcePanelProps = SourceContentProps & {
  /** Only the popover needs it. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

export const SourceSheet = ({ onClose, anchor: _, ...content }: SourcePanelProps) => (
  <Sheet open onClose={onClose} title={content.source.title}>
    <SourceContent {...content} />
  </Sheet>
);
