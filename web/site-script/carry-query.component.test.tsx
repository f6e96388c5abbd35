import { expect, onTestFinished, test } from 'vitest';
import { carryQuery } from './carry-query.ts';

const DOCUMENT = `<main>
  <p data-note="plan" hidden></p><p data-note="next" hidden></p><p data-note="ref" hidden></p>
  <a href="/auth?modo=recuperar"></a><a href="/terminos"></a>
</main>`;

function openAt(address: string) {
  const before = location.href;
  onTestFinished(() => {
    history.replaceState(null, '', before);
    document.body.replaceChildren();
  });
  history.replaceState(null, '', address);
  document.body.innerHTML = DOCUMENT;
  carryQuery();
  return {
    shown: [...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
      ({ dataset }) => dataset['note'],
    ),
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    address: location.pathname + location.search + location.hash,
  };
}

test.each([
  { address: '/auth', shown: [], link: '/auth?modo=recuperar' },
  {
    address: '/auth?next=%2Fmis-planes',
    shown: ['next'],
    link: '/auth?modo=recuperar&next=%2Fmis-planes',
  },
  {
    address: '/auth?modo=registro&next=%2Fgenerar-plan%3Fpaso%3D2',
    shown: ['plan'],
    link: '/auth?modo=recuperar&next=%2Fgenerar-plan%3Fpaso%3D2',
  },
  {
    address: '/auth?next=%2Fmi-cuenta#invitaciones',
    shown: ['next'],
    link: '/auth?modo=recuperar&next=%2Fmi-cuenta%23invitaciones',
    landing: '/auth?next=%2Fmi-cuenta%23invitaciones',
  },
  {
    address: '/auth?next=%2Fmi-cuenta#enlace=abc',
    shown: ['next'],
    link: '/auth?modo=recuperar&next=%2Fmi-cuenta',
  },
  {
    address: '/auth?modo=registro&ref=ABCD2345',
    shown: ['ref'],
    link: '/auth?modo=recuperar&ref=ABCD2345',
  },
  { address: '/auth?modo=registro&ref=ANA', shown: [], link: '/auth?modo=recuperar&ref=ANA' },
])(
  'the document at $address adapts its text and its links to the query',
  ({ address, shown, link, landing }) => {
    expect(openAt(address)).toEqual({
      shown,
      links: [link, '/terminos'],
      address: landing ?? address,
    });
  },
);

test('other pages keep their links', () => {
  expect(openAt('/terminos?next=%2Fmis-planes').shown).toEqual([]);
});
