const SOCIAL: readonly (readonly [app: string, mark: RegExp])[] = [
  ['instagram', /Instagram/i],
  ['facebook', /FBAN|FBAV|FB_IAB|FBIOS/i],
  ['tiktok', /musical_ly|BytedanceWebview|TikTok|trill_/i],
  ['x', /Twitter/i],
  ['snapchat', /Snapchat/i],
  ['pinterest', /Pinterest/i],
  ['linkedin', /LinkedInApp/i],
  ['threads', /Barcelona/i],
];
const OTHER_APPS = /WhatsApp|\bLine\/|MicroMessenger/i;

/** Tokens that only standalone browsers send: in-app browsers copy "Chrome" and "Safari". */
const NORMAL = /CriOS|FxiOS|EdgiOS|EdgA|OPiOS|OPR\/|SamsungBrowser|Firefox\/|DuckDuckGo|Brave/i;
const NORMAL_BRANDS = /^(?:Google Chrome|Microsoft Edge|Opera|Brave|Samsung Internet)$/;

type Device = { userAgent: string; brands?: readonly string[] | undefined };

export const socialApp = ({ userAgent }: Device): string | undefined =>
  SOCIAL.find(([, mark]) => mark.test(userAgent))?.[0];

export const isInsideAnApp = (device: Device): boolean =>
  socialApp(device) !== undefined || OTHER_APPS.test(device.userAgent);

const isNormalBrowser = ({ userAgent, brands = [] }: Device): boolean =>
  NORMAL.test(userAgent) || brands.some((brand) => NORMAL_BRANDS.test(brand));

const MOBILE = /Android|iPhone|iPad|iPod|Mobile/i;

export const isLimitedBrowser = (device: Device): boolean =>
  MOBILE.test(device.userAgent) && isInsideAnApp(device) && !isNormalBrowser(device);

/** An iPad reports itself as a Mac; a Mac has no touch screen. */
export const isIosDevice = ({
  userAgent,
  touchPoints,
}: Device & { touchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

export const findSystem = (device: Device & { touchPoints: number }): 'android' | 'ios' | 'other' =>
  /Android/i.test(device.userAgent) ? 'android' : isIosDevice(device) ? 'ios' : 'other';
