import type { ReactNode } from 'react';
import { iconCheck } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { decimal, integer } from '../format.ts';
import { priceTicketMessages } from './price-ticket.messages.ts';
import * as textStyles from '../text.module.css';
import * as styles from './price-ticket.module.css';

export type PriceTicketProps = {
  label: string;
  /**
   * Pesos, or the currency of `sign`; a string is already formatted. Undefined while unknown.
   */
  price?: number | string | undefined;
  sign?: string | undefined;
  before?: number | string | undefined;
  note?: ReactNode;
  /** A separate sentence that may load later, without repainting the first. */
  laterNote?: ReactNode;
  /** Below the perforation: the benefits or the coupon. */
  children?: ReactNode;
};

const formatAmount = (amount: number | string): string =>
  typeof amount === 'string'
    ? amount
    : Number.isInteger(amount)
      ? integer(amount)
      : decimal(amount, 2);

export const PriceTicket = ({
  label,
  price,
  sign = '$',
  before,
  note,
  laterNote,
  children,
}: PriceTicketProps) => (
  <div className={styles.root}>
    <div className={styles.top}>
      <p className={textStyles.label}>{label}</p>
      {price === undefined ? (
        <p className={styles.price} aria-hidden="true">
          –
        </p>
      ) : (
        <p className={styles.price}>
          <sup>{sign}</sup>
          <span className={textStyles.visuallyHidden}> </span>
          {formatAmount(price)}
        </p>
      )}
      {before === undefined ? null : (
        <p>
          <span className={textStyles.visuallyHidden}>{priceTicketMessages.before}</span>
          <s>
            {sign} {formatAmount(before)}
          </s>
        </p>
      )}
      {note ? <p className={textStyles.secondary}>{note}</p> : null}
      {laterNote ? <p className={textStyles.secondary}>{laterNote}</p> : null}
    </div>
    {children ? (
      <>
        <div className={styles.perforation} />
        <div className={styles.bottom}>{children}</div>
      </>
    ) : null}
  </div>
);

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.checkList}>
    {items.map((item) => (
      <li key={item}>
        <Icon path={iconCheck} size="s" />
        {item}
      </li>
    ))}
  </ul>
);
