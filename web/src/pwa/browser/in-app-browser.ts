/** Browsers that live inside another app, by what they write in their user agent. */
const IN_APP: readonly { app: string; mark: RegExp; social: boolean }[] = [
  { app: 'instagram', mark: /Instagram/i, social: true },
  { app: 'facebook', mark: /FBAN|FBAV|FB_IAB|FBIOS/i, social: true },
  { app: 'tiktok', mark: /musical_ly|BytedanceWebview|TikTok|trill_/i, social: true },
  { app: 'x', mark: /Twitter/i, social: true },
  { app: 'snapchat', mark: /Snapchat/i, social: true },
  { app: 'pinterest', mark: /Pinterest/i, social: true },
  { app: 'linkedin', mark: /LinkedInApp/i, social: true },
  { app: 'threads', mark: /Barcelona/i, social: true },
  { app: 'whatsapp', mark: /WhatsApp/i, social: false },
  { app: 'line', mark: /\bLine\//i, social: false },
  { app: 'wechat', mark: /MicroMessenger/i, social: false },
];

/** Names that only a browser of its own carries: an in-app one copies "Chrome" and "Safari", never these. */
const NORMAL = /CriOS|FxiOS|EdgiOS|EdgA|OPiOS|OPR\/|SamsungBrowser|Firefox\/|DuckDuckGo|Brave/i;
const NORMAL_BRANDS = /^(?:Google Chrome|Microsoft Edge|Opera|Brave|Samsung Internet)$/;

type Device = { userAgent: string; brands?: readonly string[] | undefined };

const findInAppBrowser = ({ userAgent }: Device) => IN_APP.find(({ mark }) => mark.test(userAgent));

export const isInsideAnApp = (device: Device): boolean => findInAppBrowser(device) !== undefined;

/** The social app whose browser this is, if it is one. */
export function socialApp(device: Device): string | undefined {
  const inAppBrowser = findInAppBrowser(device);
  return inAppBrowser?.social ? inAppBrowser.app : undefined;
}

const isNormalBrowser = ({ userAgent, brands = [] }: Device): boolean =>
  NORMAL.test(userAgent) || brands.some((brand) => NORMAL_BRANDS.test(brand));

/** A phone, inside a known app, and no sign of a browser of its own. */
export const isLimitedBrowser = (device: Device & { isMobile: boolean }): boolean =>
  device.isMobile && isInsideAnApp(device) && !isNormalBrowser(device);

const MOBILE = /Android|iPhone|iPad|iPod|Mobile/i;

export const isMobileDevice = ({ userAgent }: Device): boolean => MOBILE.test(userAgent);

/** An iPad says that it is a Mac; a Mac has no touch screen. */
export const isIosDevice = ({
  userAgent,
  touchPoints,
}: Device & { touchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Which steps lead out of the browser inside another app. */
export const findSystem = (device: Device & { touchPoints: number }): 'android' | 'ios' | 'other' =>
  /Android/i.test(device.userAgent) ? 'android' : isIosDevice(device) ? 'ios' : 'other';
