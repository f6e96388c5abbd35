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
      /** Shown at the right and linked as the description; the label stays the accessible name. */
      note?: ComponentType<{ descriptionId: string }> | undefined;
      link?: ReactElement | undefined;
    };
