import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import * as styles from './modal.module.css';

export type DialogProps = ModalProps & {
  /** Two columns of content, as in the membership window. */
  wide?: boolean | undefined;
};

/** A window over the page: bottom sheet on a phone, centred from 1024 px. */
export const Dialog = ({ wide = false, ...rest }: DialogProps) => (
  <Modal {...rest} className={classNames(styles.center, wide && styles.wide)} />
);
