import { couponInAddress } from '@forja/contract/payments/coupon-in-address';
import { parseJson } from '../src/shared/parse-json.ts';

const QUERY = '[data-promo]';
const CHECKOUT = '/suscripcion';

export function showCoupon(): void {
  const form = document.querySelector<HTMLFormElement>(`form${QUERY}`);
  const field = form?.querySelector('input');
  const apply = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !field || !apply) return;
  const note = field.getAttribute('aria-describedby') ?? '';

  const show = (code: string | undefined) => {
    const isApplied = code !== undefined;
    for (const part of document.querySelectorAll<HTMLElement>(QUERY)) {
      const { promo } = part.dataset;
      if (promo === 'with' || promo === 'without') part.hidden = (promo === 'with') !== isApplied;
      if (part instanceof HTMLAnchorElement)
        part.href = isApplied
          ? `${CHECKOUT}?cupon=${encodeURIComponent(quoteForRouter(code))}`
          : CHECKOUT;
    }
    field.readOnly = isApplied;
    if (isApplied) field.value = code;
    apply.disabled = field.value.trim() === '';
    field.setAttribute('aria-describedby', isApplied ? note : '');
    const message = document.getElementById(note);
    if (message) message.hidden = !isApplied;
  };

  field.addEventListener('input', () => {
    apply.disabled = field.value.trim() === '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = field.value.trim();
    if (code !== '') show(code);
  });
  form.querySelector('[data-promo=with]')?.addEventListener('click', () => {
    show(undefined);
    field.focus();
  });
  show(couponInAddress(new URLSearchParams(location.search).get('c')));
}

/** Quotes a code that is valid JSON, which the router would not read as text. */
const quoteForRouter = (code: string): string =>
  parseJson(code) === undefined ? code : JSON.stringify(code);
