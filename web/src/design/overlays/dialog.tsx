import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import * as styles from './modal.module.css';

export type DialogProps = ModalProps & {
  wide?: boolean | undefined;
};

export const Dialog = ({ wide = false, ...rest }: DialogProps) => (
  <Modal {...rest} className={classNames(styles.center, wide && styles.wide)} />
);
