import { Button } from '../../design/actions/button.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { importsMessages as texts } from './imports.messages.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './imports.module.css';

type ProgressProps = {
  label: string;
  summary: string;
  doneCount: number;
  total: number;
  isStopping: boolean;
  onStop: () => void;
};

export const ImportProgress = (props: ProgressProps) => (
  <div className={styles.block}>
    <Progress value={(100 * props.doneCount) / props.total} label={props.label} />
    <p className={textStyles.numeric}>{props.summary}</p>
    <p className={textStyles.secondary}>{texts.keepOpen}</p>
    <Button busy={props.isStopping} busyLabel={texts.stopping} onClick={props.onStop}>
      {texts.stop}
    </Button>
  </div>
);
