import { brand } from '@forja/contract/brand';
import { currency } from '@forja/contract/payments/membership';
import { type ReceiptPayload, receiptPayload } from '@forja/contract/payments/receipt';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import type { PurposeKeys } from '../../../keys/keyring.ts';
import { createSigningKeys } from '../../../keys/signing-keys.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';

const PREFIX = 'FR1';
const RECEIPT_FORMAT = new RegExp(`^${PREFIX}\\.([\\w-]+)\\.([\\w-]{86})$`);

type Dependencies = {
  payments: PaymentsRepository;
  membership: Pick<MembershipService, 'mapPeriodsByCheckout'>;
  limits: TryLimits;
  keys: PurposeKeys;
  now: () => Date;
};

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts({ payments, membership, limits, keys, now }: Dependencies) {
  const { publicKey, sign, isSigned } = createSigningKeys(keys);

  function signReceipt(payload: ReceiptPayload): string {
    const text = Buffer.from(JSON.stringify(z.encode(receiptPayload, payload)));
    return `${PREFIX}.${text.toString('base64url')}.${sign(text)}`;
  }

  /** Undefined when the signature is invalid. */
  function verifyReceipt(receipt: string): ReceiptPayload | undefined {
    const [, encodedPayload = '', signature = ''] =
      RECEIPT_FORMAT.exec(receipt.replaceAll(/\s/g, '')) ?? [];
    const text = Buffer.from(encodedPayload, 'base64url');
    if (encodedPayload === '' || !isSigned(text, signature)) return undefined;
    return receiptPayload.safeParse(JSON.parse(text.toString('utf8'))).data;
  }

  return {
    publicKey: () => ({ publicKey }),
    verifyReceipt,

    async issueReceipt(
      { id: userId, username }: Pick<Caller, 'id' | 'username'>,
      paymentId: string,
    ) {
      const payment = await payments.findOwn(userId, paymentId);
      const charged = currency.safeParse(payment?.currency).data;
      if (!payment || payment.approvedAt === null || charged === undefined)
        throw new AppError('payment_not_found');
      const period =
        payment.role === 'primary'
          ? (await membership.mapPeriodsByCheckout(userId)).get(payment.checkoutId ?? '')
          : undefined;
      const receipt = signReceipt({
        version: 1,
        paymentId: payment.id,
        checkoutId: payment.checkoutId,
        seller: brand.name,
        payer: maskedEmail(username),
        processor: payment.provider,
        currency: charged,
        amountMinor: payment.amountMinor,
        refundedMinor: payment.refundedMinor,
        months: payment.months,
        approvedAt: payment.approvedAt,
        period: period ? { startsAt: period.startsAt, endsAt: period.endsAt } : null,
        issuedAt: now(),
      });
      return { receipt, publicKey };
    },

    /** Requires the whole receipt, so that payments cannot be enumerated. */
    async checkReceipt(
      receipt: string,
      ip: string,
    ): Promise<{ isAuthentic: boolean; state: 'valid' | 'refunded' | null }> {
      await limits.count('receiptCheck', { ip });
      const payload = verifyReceipt(receipt);
      if (!payload) return { isAuthentic: false, state: null };
      const payment = await payments.find(payload.paymentId);
      return { isAuthentic: true, state: payment?.state === 'approved' ? 'valid' : 'refunded' };
    },
  };
}
