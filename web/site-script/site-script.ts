import { startPwaLayer } from '../src/pwa/pwa-layer.ts';
import { openWelcome } from '../src/start/welcome.ts';

startPwaLayer();
openWelcome();
