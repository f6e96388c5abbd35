import {
  decodeSettings,
  defaultSettings,
  settingPlaceholders,
  SETTINGS_ELEMENT,
  type SiteSettings,
} from '@forja/contract/site-settings';

const settingsInDocument =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_ELEMENT}"]`)?.content;

/**
 * Contacts and prices of this installation. The build writes placeholders, which the server fills;
 * an unfilled document and its code show the same placeholders. Development keeps them.
 */
export const siteSettings: SiteSettings =
  decodeSettings(settingsInDocument) ??
  (import.meta.env.DEV ? defaultSettings() : settingPlaceholders);
