import type { Checkout } from '@forja/contract/payments/checkout';
import type { PaymentsRepository } from '../storage/payments.repository.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { refusalText } from '../notifications/refusals.messages.ts';

export type TransferAccount = { alias: string; cbu: string; holder: string };

type Dependencies = {
  membership: MembershipService;
  payments: PaymentsRepository;
  transfer: TransferAccount | undefined;
};

export function createViewCheckout({ membership, payments, transfer }: Dependencies) {
  return async function viewCheckout(row: CheckoutRow): Promise<Checkout> {
    const endsAt =
      row.state === 'paid'
        ? (await membership.mapPeriodsByCheckout(row.userId)).get(row.id)?.endsAt
        : undefined;
    const rejection =
      row.processor === 'manual' && row.refusal !== null
        ? await payments.findRejection(row.userId, row.id)
        : undefined;
    return checkoutView(row, {
      endsAt: endsAt ?? (await membership.projectEnd(row.userId, row.months)),
      account: transfer,
      rejection,
    });
  };
}

function checkoutView(
  row: CheckoutRow,
  {
    endsAt,
    account,
    rejection,
  }: { endsAt: Date; account: TransferAccount | undefined; rejection: string | undefined },
): Checkout {
  const isOpen = row.state === 'created' || row.state === 'awaiting' || row.state === 'pending';
  return {
    id: row.id,
    processor: row.processor,
    state: row.state,
    price: {
      currency: row.currency,
      listMinor: row.listMinor,
      discountPercent: row.discountPercent,
      discountMinor: row.discountMinor,
      totalMinor: row.dueMinor,
      endsAt,
    },
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    redirectUrl: isOpen ? row.redirectUrl : null,
    voucher:
      row.state === 'pending' && (row.voucherUrl !== null || row.voucherDueAt !== null)
        ? { url: row.voucherUrl, dueAt: row.voucherDueAt, place: row.voucherPlace }
        : null,
    transfer:
      row.processor === 'manual' && account
        ? { ...account, declaredReference: row.declaredReference }
        : null,
    refusal:
      row.refusal === null || row.state === 'paid' ? null : refusalText(row.refusal, rejection),
  };
}
