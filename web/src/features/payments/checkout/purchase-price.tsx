import { currencySigns } from '@forja/contract/payments/price-text';
import { months as monthsText } from '../../../design/format.ts';
import { CheckList, PriceTicket } from '../../../design/layout/price-ticket.tsx';
import { paymentMessages } from '../payments.messages.ts';
import type { CouponState } from './use-coupon.ts';

const { popup, benefits } = paymentMessages;

type PurchasePriceProps = { months: number; price: CouponState['price'] };

export function PurchasePrice({ months, price }: PurchasePriceProps) {
  if (!price) return null;
  const isLess = price.totalMinor < price.listMinor;
  return (
    <PriceTicket
      label={popup.priceLabel(monthsText(months))}
      sign={currencySigns[price.currency]}
      price={price.totalMinor / 100}
      before={isLess ? price.listMinor / 100 : undefined}
    >
      <CheckList items={benefits} />
    </PriceTicket>
  );
}
