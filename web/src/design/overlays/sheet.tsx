import { Modal, type ModalProps } from './modal.tsx';
import * as styles from './modal.module.css';

export type SheetProps = ModalProps & {
  /** Where it comes from on a wide screen; on a phone always from below. */
  side?: 'bottom' | 'right' | undefined;
};

/** A sheet that rises over the page, for reading or for a menu. */
export const Sheet = ({ side = 'bottom', ...rest }: SheetProps) => (
  <Modal {...rest} className={side === 'right' ? styles.right : styles.bottom} />
);
