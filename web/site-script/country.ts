import { OTHER_COUNTRY } from '@forja/domain/care/emergency-numbers.data';
import { deviceStore } from '../src/shared/device-store.ts';
import { COUNTRY_KEY } from '../src/shared/emergency/stored-country.ts';

const TEXT_ATTRIBUTES = [
  ['aria-label', 'data-other-label'],
  ['data-title', 'data-other-title'],
] as const;

export function followCountry(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('input[name="pais"]');
  let isElsewhere = false;

  function show() {
    const isNowElsewhere = deviceStore.get(COUNTRY_KEY) === OTHER_COUNTRY;
    for (const radio of radios) radio.checked = (radio.value === OTHER_COUNTRY) === isNowElsewhere;
    if (isNowElsewhere === isElsewhere) return;
    isElsewhere = isNowElsewhere;
    exchangeParts();
    exchangeTexts();
  }

  for (const radio of radios) {
    const choose = () => {
      deviceStore.set(COUNTRY_KEY, radio.value);
      show();
    };
    radio.addEventListener('change', choose);
    if (radio.checked && !radio.defaultChecked) choose();
  }
  show();
}

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

function exchangeTexts(): void {
  for (const [name, other] of TEXT_ATTRIBUTES)
    for (const part of document.querySelectorAll(`[${other}]`)) {
      const current = part.getAttribute(name) ?? '';
      part.setAttribute(name, part.getAttribute(other) ?? '');
      part.setAttribute(other, current);
    }
}
