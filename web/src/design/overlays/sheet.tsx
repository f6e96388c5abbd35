import { Modal, type ModalProps } from './modal.tsx';
import * as styles from './modal.module.css';

export type SheetProps = ModalProps & {
  side?: 'bottom' | 'right' | undefined;
};

export const Sheet = ({ side = 'bottom', ...rest }: SheetProps) => (
  <Modal {...rest} className={side === 'right' ? styles.right : styles.bottom} />
);
