import type { Price } from '@forja/contract/payments/checkout';
import type { Processor } from '@forja/contract/payments/membership';
import { applyDiscount, USUAL_COUPON_PERCENT } from '@forja/domain/membership/apply-discount';
import { useEffect, useRef, useState } from 'react';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { useQuote } from '../payments.queries.ts';

type ListedPrice = { processor: Processor; amountMinor: number; currency: Price['currency'] };

export type CouponState = ReturnType<typeof useCoupon>;

/**
 * Any code locks the field and takes 10 % off at once; the server answers with the real price, or
 * unlocks it.
 */
export function useCoupon(
  listed: ListedPrice | undefined,
  initial = '',
  /** Only accounts may request a quote. */
  { isPriced = true }: { isPriced?: boolean } = {},
) {
  const [code, setCode] = useTabText(`forja-borrador-cupon-${initial}`, initial);
  const [applied, setApplied] = useState(initial !== '' && code === initial ? initial : undefined);
  const [quoted, setQuoted] = useState<{ code: string; processor: Processor; price: Price }>();
  const [error, setError] = useState<string>();
  const quote = useQuote();

  function requestQuote(couponCode: string, processor: Processor) {
    setError(undefined);
    quote.mutate(
      { processor, couponCode },
      {
        onSuccess: (price) => setQuoted({ code: couponCode, processor, price }),
        onError: (failure) => {
          // A lost connection keeps the code: it is quoted later.
          if (refusalCode(failure) === undefined) return;
          setApplied(undefined);
          setError(readableError(failure));
        },
      },
    );
  }

  const wasRequested = useRef(applied === undefined);
  useEffect(() => {
    // A code applied on another page is quoted once the prices are here.
    if (wasRequested.current || !listed || !isPriced) return;
    wasRequested.current = true;
    requestQuote(initial, listed.processor);
  });

  const quotedPrice =
    quoted && quoted.code === applied && quoted.processor === listed?.processor
      ? quoted.price
      : undefined;
  // A coupon takes the same percentage from every method, so one quote serves all.
  const codePercent = quoted?.code === applied ? quoted?.price.discountPercent : undefined;
  const percent = applied === undefined ? 0 : (codePercent ?? USUAL_COUPON_PERCENT);
  const listMinor = quotedPrice?.listMinor ?? listed?.amountMinor;
  return {
    code,
    setCode,
    applied,
    error,
    percent,
    isAsking: quote.isPending,
    /** Undefined until the prices are loaded. */
    price:
      listed && listMinor !== undefined
        ? {
            currency: listed.currency,
            listMinor,
            totalMinor: quotedPrice?.totalMinor ?? applyDiscount(listMinor, percent).totalMinor,
            isFinal: applied === undefined || quotedPrice !== undefined,
            endsAt: quotedPrice?.endsAt,
          }
        : undefined,
    apply() {
      const trimmed = code.trim();
      if (trimmed === '' || !listed) return;
      setApplied(trimmed);
      if (isPriced) requestQuote(trimmed, listed.processor);
    },
    /** A quote is per currency. */
    requestQuoteAgain(processor: Processor) {
      if (applied !== undefined) requestQuote(applied, processor);
    },
    remove() {
      setApplied(undefined);
      setQuoted(undefined);
      setError(undefined);
    },
  };
}
