import { OTHER_COUNTRY } from '@forja/domain/care/emergency-numbers.data';
import { deviceStore } from '../src/shared/device-store.ts';
import { COUNTRY_KEY } from '../src/shared/emergency/stored-country.ts';

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
    const isNowElsewhere = deviceStore.get(COUNTRY_KEY) === OTHER_COUNTRY;
    for (const radio of radios) radio.checked = (radio.value === OTHER_COUNTRY) === isNowElsewhere;
    if (isNowElsewhere === isElsewhere) return;
    isElsewhere = isNowElsewhere;
    exchangeParts();
    exchangeNames();
  }

  for (const radio of radios) {
    const choose = () => {
      deviceStore.set(COUNTRY_KEY, radio.value);
      show();
    };
    radio.addEventListener('change', choose);
    // Before this script was here.
    if (radio.checked && !radio.defaultChecked) choose();
  }
  show();
}

/** What is on the page between two templates, and what the first of them keeps, change places. */
function exchangeParts(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-pais]')) {
    const current = document.createDocumentFragment();
    while (
      template.nextSibling &&
      !(
        template.nextSibling instanceof HTMLTemplateElement &&
        'paisFin' in template.nextSibling.dataset
      )
    )
      current.append(template.nextSibling);
    template.after(template.content);
    template.content.append(current);
  }
}

function exchangeNames(): void {
  for (const [name, other] of NAMES)
    for (const part of document.querySelectorAll(`[${other}]`)) {
      const current = part.getAttribute(name) ?? '';
      part.setAttribute(name, part.getAttribute(other) ?? '');
      part.setAttribute(other, current);
    }
}
