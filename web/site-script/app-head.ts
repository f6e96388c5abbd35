import { recoverFromMissingApp } from '../src/start/recover-app.ts';
import './head.ts';

recoverFromMissingApp();
