// Written inside every document at build, so it is small: what must happen before the app is here.
import { applyTheme } from './apply-theme.ts';
import { clearAddress } from './clear-address.ts';
import { holdEarlyInput } from './hold-early-input.ts';
import { keepInstallPrompt } from './keep-install-prompt.ts';
import { markAccount } from './mark-account.ts';
import { recoverFromMissingApp } from './recover-app.ts';
import { showSplashProgress } from './show-progress.ts';
import { startAppAfterPaint } from './start-app.ts';

clearAddress();
applyTheme();
markAccount();
recoverFromMissingApp();
holdEarlyInput();
keepInstallPrompt();
showSplashProgress();
startAppAfterPaint();
