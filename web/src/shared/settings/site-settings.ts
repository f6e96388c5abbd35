import {
  decodeSettings,
  settingPlaceholders,
  SETTINGS_ELEMENT,
  type SiteSettings,
} from '@forja/contract/site-settings';

/** The contacts and the price of this installation. The build writes placeholders, and the server what it charges and who answers. */
export const siteSettings: SiteSettings =
  typeof document === 'undefined'
    ? settingPlaceholders
    : decodeSettings(
        document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_ELEMENT}"]`)?.content,
      );
