import { Button } from '../../../design/actions/button.tsx';
import { Progress } from '../../../design/feedback/progress.tsx';
import { integer } from '../../../design/format.ts';
import { exchangeMessages } from './exchange.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exchange.module.css';

const { run: texts } = exchangeMessages;

type ProgressProps = { doneCount: number; total: number; isStopping: boolean; onStop: () => void };

export const ImportProgress = ({ doneCount, total, isStopping, onStop }: ProgressProps) => (
  <div className={styles.block}>
    <Progress value={(100 * doneCount) / total} label={texts.bringing} />
    <p className={textStyles.numeric}>{texts.progress(integer(doneCount), integer(total))}</p>
    <p className={textStyles.secondary}>{texts.keepOpen}</p>
    <Button busy={isStopping} busyLabel={texts.stopping} onClick={onStop}>
      {texts.stop}
    </Button>
  </div>
);
