import type { ComponentType, ReactElement, ReactNode } from 'react';

export type MenuItem =
  | { kind: 'separator'; key: string }
  | { kind: 'heading'; key: string; label: ReactNode }
  | {
      kind: 'action';
      key: string;
      label: ReactNode;
      icon?: string | undefined;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      onSelect: () => void;
    }
  | {
      kind: 'link';
      key: string;
      label: ReactNode;
      icon?: string | undefined;
      href: string;
      current?: boolean | undefined;
      /** At the right. The name stays the label; what the note says goes under the id it is given, and describes it. */
      note?: ComponentType<{ descriptionId: string }> | undefined;
      /** The link of the router, without children. */
      link?: ReactElement | undefined;
    };
