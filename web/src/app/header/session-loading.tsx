import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';

/** Until we know who is here. In the first load, so without the pieces that `Button` brings. */
export const SessionLoading = () => (
  <div className="cab-fin">
    <button type="button" className={buttonClass()} disabled>
      {appMessages.loadingSession}
    </button>
  </div>
);
