import type { Checkout } from '@forja/contract/payments/checkout';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { paymentFlags } from '../payment-flags.ts';
import { paymentMessages } from '../payments.messages.ts';
import { requestActivation, useMembershipRefresh } from '../payments.queries.ts';
import * as textStyles from '../../../design/text.module.css';

const { pending: words } = paymentMessages;

/** Polls the provider now instead of waiting for its webhook. */
export function RefreshCheckoutButton({ checkout }: { checkout: Checkout }) {
  const refresh = useMembershipRefresh();
  const navigate = useNavigate();
  const lookup = useMutation({
    mutationFn: () =>
      requestActivation({ processor: checkout.processor, paymentId: `direct_${Date.now()}` }),
    onSuccess: async () => {
      paymentFlags.forget();
      await refresh();
      await navigate({ to: '/membership-activated' });
    },
  });
  return (
    <>
      <Button
        variant="outline"
        busy={lookup.isPending}
        busyLabel={words.searching}
        onClick={() => lookup.mutate()}
      >
        {checkout.voucher === null ? words.search : words.alreadyPaid}
      </Button>
      {lookup.isError && (
        <p role="status" className={textStyles.secondary}>
          {refusalCode(lookup.error) === 'payment_not_confirmed'
            ? words.notYet
            : readableError(lookup.error)}
        </p>
      )}
    </>
  );
}
