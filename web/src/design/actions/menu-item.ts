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
      /** At the right. The label stays the accessible name; the note receives an id and is the description. */
      note?: ComponentType<{ descriptionId: string }> | undefined;
      /** The link of the router, without children. */
      link?: ReactElement | undefined;
    };
