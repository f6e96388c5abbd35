import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { iconClose } from '../icon-paths.ts';
import * as textStyles from '../text.module.css';
import * as actionBarStyles from '../navigation/action-bar.module.css';
import * as styles from './modal.module.css';

export type ModalContentProps = {
  title: ReactNode;
  titleId: string;
  heading?: Ref<HTMLHeadingElement> | undefined;
  description?: ReactNode;
  descriptionId: string;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  /** Undefined in a document, whose script closes the dialog. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
};

export const ModalContent = ({
  title,
  titleId,
  heading,
  description,
  descriptionId,
  footer,
  closeLabel = 'Cerrar',
  onClose,
  children,
}: ModalContentProps) => (
  <>
    <div className={styles.header}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <IconButton
        path={iconClose}
        label={closeLabel}
        onClick={onClose}
        data-close={onClose ? undefined : ''}
      />
    </div>
    <div className={styles.body}>
      {description ? (
        <p className={textStyles.secondary} id={descriptionId}>
          {description}
        </p>
      ) : null}
      {children}
    </div>
    {footer ? <div className={classNames(styles.footer, actionBarStyles.bar)}>{footer}</div> : null}
  </>
);
