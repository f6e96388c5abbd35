// The script inside the head of the document of the app.
import { recoverFromMissingApp } from '../src/start/recover-app.ts';
import './head.ts';

recoverFromMissingApp();
