import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';
import * as styles from './header.module.css';

/** Part of the first load, so it avoids `Button`'s dependencies. */
export const SessionLoading = () => (
  <div className={styles.end}>
    <button type="button" className={buttonClass()} disabled>
      {appMessages.loadingSession}
    </button>
  </div>
);
