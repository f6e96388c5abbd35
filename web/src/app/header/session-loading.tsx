import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';
import * as styles from './header.module.css';

/** Until we know who is here. In the first load, so without the pieces that `Button` brings. */
export const SessionLoading = () => (
  <div className={styles.end}>
    <button type="button" className={buttonClass()} disabled>
      {appMessages.loadingSession}
    </button>
  </div>
);
