import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ModalContent } from './modal-content.tsx';
import * as styles from './modal.module.css';

export type StaticDialogProps = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** Actions, in a bar at the bottom. */
  footer?: ReactNode;
  /** The side, as in `Sheet`; the centre when it is undefined. */
  side?: 'bottom' | undefined;
  children?: ReactNode;
};

/** A dialog that the build writes closed into a document: the script of the document opens it (src/start/open-modal.ts). */
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
