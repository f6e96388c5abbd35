import type { Price } from '@forja/contract/checkout';
import type { Processor } from '@forja/contract/membership';
import { useEffect, useRef, useState } from 'react';
import { readableError, refusalCode } from '../../../shared/readable-error.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { useQuote } from '../payments.queries.ts';

/** What every code is worth until the server says otherwise. */
const USUAL_PERCENT = 10;

type Listed = { processor: Processor; amountMinor: number; currency: Price['currency'] };

export type CouponState = ReturnType<typeof useCoupon>;

/** Any code locks the field and takes 10 % off at once; the server answers with the real price, or unlocks it. */
export function useCoupon(listed: Listed | undefined, initial = '') {
  const [code, setCode] = useTabText(`forja-borrador-cupon-${initial}`, initial);
  const [applied, setApplied] = useState(initial !== '' && code === initial ? initial : undefined);
  const [answered, setAnswered] = useState<{ code: string; processor: Processor; price: Price }>();
  const [error, setError] = useState<string>();
  const quote = useQuote();

  function ask(couponCode: string, processor: Processor) {
    setError(undefined);
    quote.mutate(
      { processor, couponCode },
      {
        onSuccess: (price) => setAnswered({ code: couponCode, processor, price }),
        onError: (failure) => {
          // Without signal the code stays: the server will price it when it can be asked.
          if (refusalCode(failure) === undefined) return;
          setApplied(undefined);
          setError(readableError(failure));
        },
      },
    );
  }

  const wasAsked = useRef(applied === undefined);
  useEffect(() => {
    // A code that came applied from another page is priced here once there is something to price.
    if (wasAsked.current || !listed) return;
    wasAsked.current = true;
    ask(initial, listed.processor);
  });

  const known =
    answered && answered.code === applied && answered.processor === listed?.processor ? answered.price : undefined;
  const percent = applied === undefined ? 0 : (known?.discountPercent ?? USUAL_PERCENT);
  const listMinor = known?.listMinor ?? listed?.amountMinor;
  return {
    code,
    setCode,
    applied,
    error,
    percent,
    isAsking: quote.isPending,
    /** Undefined while the prices are not here. */
    price:
      listed && listMinor !== undefined
        ? {
            currency: listed.currency,
            listMinor,
            totalMinor: known?.totalMinor ?? Math.round((listMinor * (100 - percent)) / 100),
            isFinal: applied === undefined || known !== undefined,
            endsAt: known?.endsAt,
          }
        : undefined,
    apply() {
      const trimmed = code.trim();
      if (trimmed === '' || !listed) return;
      setApplied(trimmed);
      ask(trimmed, listed.processor);
    },
    /** The price in another currency is another answer. */
    askFor(processor: Processor) {
      if (applied !== undefined) ask(applied, processor);
    },
    remove() {
      setApplied(undefined);
      setAnswered(undefined);
      setError(undefined);
    },
  };
}
