import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { paymentMessages } from '../payments.messages.ts';
import * as styles from '../payments.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';

const RETRY_DELAY_MS = 300;
const { failure: words } = paymentMessages;

/** Says first that nothing was charged. */
export function PaymentFailed({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();

  function seePrices(delay: number) {
    onClose();
    setTimeout(() => void navigate({ to: '/membresias' }), delay);
  }

  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <div className={styles.failure}>
          <Button variant="primary" wide onClick={() => seePrices(RETRY_DELAY_MS)}>
            {words.retry}
          </Button>
          <Button wide onClick={() => seePrices(0)}>
            {words.methods}
          </Button>
          <Button variant="text" wide onClick={onClose}>
            {words.stay}
          </Button>
        </div>
      }
    >
      <p>
        <b>{words.causesTitle}</b>
      </p>
      <ul className={frameStyles.bulletList}>
        {words.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </Dialog>
  );
}
