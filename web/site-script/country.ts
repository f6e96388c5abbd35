import { OTHER_COUNTRY, readCountry } from '@forja/domain/care/emergency-numbers.data';
import { readStoredCountry, storeCountry } from '../src/shared/emergency/stored-country.ts';

/** What each part says aloud and its sheet is called, beside what they are in another country. */
const NAMES = [
  ['aria-label', 'data-other-label'],
  ['data-title', 'data-other-title'],
] as const;

/** A document is for Argentina: where the device is in another country its numbers give place to what to do there. */
export function followCountry(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('input[name="pais"]');
  let isElsewhere = false;

  function show() {
    const country = readStoredCountry();
    for (const radio of radios) radio.checked = radio.value === country;
    if ((country === OTHER_COUNTRY) === isElsewhere) return;
    isElsewhere = !isElsewhere;
    exchangeParts();
    exchangeNames();
  }

  for (const radio of radios)
    radio.addEventListener('change', () => {
      storeCountry(readCountry(radio.value));
      show();
    });
  show();
}

/** What is shown, between two templates, and what the first of them keeps change places. */
function exchangeParts(): void {
  for (const kept of document.querySelectorAll<HTMLTemplateElement>('template[data-pais]')) {
    const shown = document.createDocumentFragment();
    while (
      kept.nextSibling &&
      !(kept.nextSibling instanceof HTMLTemplateElement && 'paisFin' in kept.nextSibling.dataset)
    )
      shown.append(kept.nextSibling);
    kept.after(kept.content);
    kept.content.append(shown);
  }
}

function exchangeNames(): void {
  for (const [name, other] of NAMES)
    for (const part of document.querySelectorAll(`[${other}]`)) {
      const shown = part.getAttribute(name) ?? '';
      part.setAttribute(name, part.getAttribute(other) ?? '');
      part.setAttribute(other, shown);
    }
}
