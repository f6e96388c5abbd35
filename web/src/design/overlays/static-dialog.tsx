import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ModalContent } from './modal-content.tsx';
import * as styles from './modal.module.css';

export type StaticDialogProps = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  side?: 'bottom' | undefined;
  children?: ReactNode;
};

/** Written closed by the build: the document's script opens it (src/start/open-modal.ts). */
export const StaticDialog = ({ id, title, description, side, ...content }: StaticDialogProps) => (
  <dialog
    id={id}
    className={classNames(styles.root, side === 'bottom' ? styles.bottom : styles.center)}
    aria-labelledby={`${id}-titulo`}
    aria-describedby={description ? `${id}-texto` : undefined}
  >
    <ModalContent
      {...content}
      title={title}
      titleId={`${id}-titulo`}
      description={description}
      descriptionId={`${id}-texto`}
    />
  </dialog>
);
