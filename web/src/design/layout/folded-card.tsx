import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import { useIsPrinting } from './use-is-printing.ts';
import * as styles from './card.module.css';

export type FoldedCardProps = {
  /** The fragment that opens and scrolls to it. */
  id?: string | undefined;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

/** Renders its content when first opened. */
export function FoldedCard({ id, title, hint, children }: FoldedCardProps) {
  const [isAddressed] = useState(() => id !== undefined && globalThis.location?.hash === `#${id}`);
  const [isOpen, setIsOpen] = useState(isAddressed);
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAddressed) card.current?.scrollIntoView({ block: 'start' });
  }, [isAddressed]);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const isPrinting = useIsPrinting();
  return (
    <details
      ref={card}
      id={id}
      className={classNames(styles.root, styles.plain, styles.folded)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        setWasOpened(wasOpened || currentTarget.open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        {hint ? <span className={textStyles.secondary}>{hint}</span> : null}
      </summary>
      {(wasOpened || isPrinting) && children}
    </details>
  );
}

export const FoldedGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.foldedGroup}>{children}</div>
);
