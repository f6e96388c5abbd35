import { appMessages } from '../app.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

export const PagePending = () => (
  <p
    className={classNames(frameStyles.container, frameStyles.page, textStyles.secondary)}
    role="status"
  >
    {appMessages.pending}
  </p>
);
