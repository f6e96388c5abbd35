import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

export type DialogProps = ModalProps & {
  /** Two columns of content, as in the membership window. */
  wide?: boolean | undefined;
};

/** A window over the page: bottom sheet on a phone, centred from 1024 px. */
export const Dialog = ({ wide = false, ...rest }: DialogProps) => (
  <Modal {...rest} className={classNames('centro', wide && 'ancha')} />
);
