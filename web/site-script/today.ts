import { localDay } from '../src/shared/local-day.ts';

export function fillToday(now = new Date()): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-hoy]')) {
    const isUnchanged = field.value === field.defaultValue;
    field.max = localDay(now);
    if (isUnchanged) field.value = field.max;
  }
}
