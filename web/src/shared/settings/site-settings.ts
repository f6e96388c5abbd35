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

/** The build writes placeholders, which the server fills; development keeps them. */
export const siteSettings: SiteSettings =
  decodeSettings(settingsInDocument) ??
  (import.meta.env.DEV ? defaultSettings() : settingPlaceholders);
