import { Island } from '../../../shared/pages/island.tsx';
import { classNames } from '../../../design/class-names.ts';
import { ReceiptCheck } from './receipt-check.tsx';
import { receiptMessages as words } from './receipt.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

export const VerifyReceiptPage = () => (
  <div className={classNames(styles.page, styles.narrow)}>
    <h1 tabIndex={-1}>{words.title}</h1>
    <p className={textStyles.lead}>{words.lead}</p>
    {/* the key is stored on the first visit */}
    <Island name="receipt" className={styles.page} isEager>
      <ReceiptCheck />
    </Island>
  </div>
);
