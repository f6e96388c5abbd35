import { type DocumentOffer, offerPlaceholders } from '@forja/contract/payments/document-offer';
import {
  encodeSettings,
  settingPlaceholders,
  SETTINGS_PLACEHOLDER,
  type SiteSettings,
} from '@forja/contract/site-settings';

export const offerReplacements = (
  offer: DocumentOffer,
): [placeholder: string, readText: () => string][] =>
  Object.entries(offerPlaceholders).map(([name, placeholder]) => [
    placeholder,
    () => offer[name as keyof DocumentOffer], // both objects share their keys
  ]);

export const settingReplacements = (
  settings: SiteSettings,
): [placeholder: string, readText: () => string][] => [
  ...Object.entries(settingPlaceholders).map(([name, placeholder]): [string, () => string] => {
    const text = settings[name as keyof SiteSettings]; // both objects share their keys
    if (/[<>&"]/.test(text)) throw new Error(`${name} cannot be written inside a document`);
    return [placeholder, () => text];
  }),
  [SETTINGS_PLACEHOLDER, () => encodeSettings(settings)],
];
