import { expect, test } from 'vitest';
import { defaults } from './brand.ts';
import {
  decodeSettings,
  defaultSettings,
  describeSettings,
  encodeSettings,
  SETTINGS_PLACEHOLDER,
} from './site-settings.ts';

test.each([
  { months: 3, arsCents: 1_000_000, duration: '3 meses', priceArs: '10.000' },
  { months: 1, arsCents: 99_990, duration: '1 mes', priceArs: '999,90' },
])('$arsCents cents for $months months are $priceArs for $duration', (prices) => {
  const { months, arsCents, ...texts } = prices;
  expect(describeSettings(defaults.contacts, { months, arsCents }, {})).toMatchObject(texts);
});

test('a document returns the settings written into it', () => {
  const settings = describeSettings(
    defaults.contacts,
    { months: 6, arsCents: 2_000_000 },
    {
      legalName: 'Ejemplo S. A.',
    },
  );
  const written = encodeSettings(settings);
  expect(written).not.toMatch(/[<>&"]/);
  expect(decodeSettings(written)).toEqual(settings);
});

test.each([undefined, SETTINGS_PLACEHOLDER])('a document with %s has no settings', (content) => {
  expect(decodeSettings(content)).toBeUndefined();
});

test('an unconfigured installation shows the default price and contacts, and no seller', () => {
  expect(defaultSettings()).toMatchObject({
    ...defaults.contacts,
    priceArs: '10.000',
    duration: '3 meses',
    seller: '',
    support: '',
    dataFiscalUrl: '',
  });
});
