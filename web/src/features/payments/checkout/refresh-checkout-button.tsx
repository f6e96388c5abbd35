import type { Checkout } from '@forja/contract/checkout';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/button.tsx';
import { readableError, refusalCode } from '../../../shared/readable-error.ts';
import { paymentFlags } from '../payment-flags.ts';
import { paymentMessages } from '../payments.messages.ts';
import { askToActivate, useMembershipRefresh } from '../payments.queries.ts';

const { pending: words } = paymentMessages;

/** Asks the provider this moment, instead of waiting for it to tell. */
export function LookNow({ checkout }: { checkout: Checkout }) {
  const refresh = useMembershipRefresh();
  const navigate = useNavigate();
  const look = useMutation({
    mutationFn: () => askToActivate({ processor: checkout.processor, paymentId: `direct_${Date.now()}` }),
    onSuccess: async () => {
      paymentFlags.forget();
      await refresh();
      await navigate({ to: '/membership-activated' });
    },
  });
  return (
    <>
      <Button variant="linea" busy={look.isPending} busyLabel={words.searching} onClick={() => look.mutate()}>
        {words.search}
      </Button>
      {look.isError && (
        <p role="status" className="sec">
          {refusalCode(look.error) === 'payment_not_confirmed' ? words.notYet : readableError(look.error)}
        </p>
      )}
    </>
  );
}
