import { parseReferralCode } from '@forja/domain/referrals/referral-code';

const PLAN = /^\/generar-plan(?:[/?#]|$)/;

export function carryQuery(): void {
  if (location.pathname.replace(/(?<=.)\/$/, '') !== '/auth') return;
  const { searchParams, hash } = new URL(location.href);
  const requestedPath = searchParams.get('next');
  const ref = searchParams.get('ref');
  if (requestedPath !== null) {
    // Redirects keep the fragment. A fragment with `=` is a key of a link.
    const next = hash.includes('=') ? requestedPath : requestedPath + hash;
    searchParams.set('next', next);
    if (next !== requestedPath) history.replaceState(history.state, '', `?${searchParams}`);
    showNote(PLAN.test(next) ? 'plan' : 'next');
    carry('next', next);
  }
  if (ref === null) return;
  if (parseReferralCode(ref) !== undefined) showNote('ref');
  carry('ref', ref);
}

function showNote(name: string): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[data-note=${name}]`))
    note.hidden = false;
}

function carry(name: string, value: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/auth"]')) {
    const address = new URL(link.href);
    address.searchParams.set(name, value);
    link.href = address.pathname + address.search;
  }
}
