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
 * The contacts and the price of this installation. The build writes placeholders, and the server what it charges and who
 * answers. A document of the build that no server has filled says the placeholders, and so does its code: what the page
 * draws is what is written. In development nobody fills them.
 */
export const siteSettings: SiteSettings =
  decodeSettings(settingsInDocument) ??
  (import.meta.env.DEV ? defaultSettings() : settingPlaceholders);
