import { type DocumentOffer, offerPlaceholders } from '@forja/contract/payments/document-offer';
import {
  encodeSettings,
  settingPlaceholders,
  SETTINGS_PLACEHOLDER,
  type SiteSettings,
} from '@forja/contract/site-settings';

/** The texts of the offer, in the documents alone: the app asks for its prices. */
export const offerReplacements = (
  offer: DocumentOffer,
): [placeholder: string, readText: () => string][] =>
  Object.entries(offerPlaceholders).map(([name, placeholder]) => [
    placeholder,
    () => offer[name as keyof DocumentOffer], // the keys of one are those of the other
  ]);

/** In the text of a page, and once more for its code, which reads them all in one place. */
export const settingReplacements = (
  settings: SiteSettings,
): [placeholder: string, readText: () => string][] => [
  ...Object.entries(settingPlaceholders).map(([name, placeholder]): [string, () => string] => {
    const text = settings[name as keyof SiteSettings]; // the keys of one are those of the other
    if (/[<>&"]/.test(text)) throw new Error(`${name} cannot be written inside a document`);
    return [placeholder, () => text];
  }),
  [SETTINGS_PLACEHOLDER, () => encodeSettings(settings)],
];
