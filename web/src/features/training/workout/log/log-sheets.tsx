import { Button } from '../../../../design/actions/button.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { ExercisePicker } from '../../exercises/exercise-picker.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { logTexts as texts } from '../log.messages.ts';
import { NotesSheet } from './notes-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { useExerciseChanges } from './use-exercise-changes.ts';
import type { WorkoutLogState } from './use-workout-log.ts';
import type { OpenSheet } from './open-sheet.ts';
import { warmUpTarget } from './warm-up-target.ts';
import { WarmUpSheet } from './warm-up-sheet.tsx';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';

type LogSheetsProps = {
  log: WorkoutLogState;
  sheet: OpenSheet | undefined;
  setSheet: (sheet: OpenSheet | undefined) => void;
  finish: () => void;
  setsLeft: number;
};

export function LogSheets({ log, sheet, setSheet, finish, setsLeft }: LogSheetsProps) {
  const changes = useExerciseChanges(log);
  const close = () => setSheet(undefined);
  const closing =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      close();
      act(...values);
    };
  const { exercise, current } = log;
  switch (sheet) {
    case 'list':
      return (
        <Sheet open onClose={close} title={texts.exercises}>
          <ExerciseList
            workout={log.workout}
            currentId={exercise?.id}
            onPick={closing((id: string) => log.select(id))}
          />
        </Sheet>
      );
    case 'add':
      return (
        <ExercisePicker open onClose={close} title={texts.addTitle} onPick={closing(changes.add)} />
      );
    case 'swap':
      return (
        <ExercisePicker
          open
          onClose={close}
          title={texts.swapTitle}
          pattern={log.listed?.pattern}
          onPick={closing((picked) => void changes.swap(picked))}
        />
      );
    case 'notes':
      return (
        <NotesSheet
          notes={{ exercise: exercise?.notes ?? '', set: current?.set.notes ?? '' }}
          setName={current?.name}
          onSave={closing(log.note)}
          onClose={close}
        />
      );
    case 'warm-up': {
      const target = warmUpTarget(log) ?? { weightKg: 0, repetitions: 0, implement: 'barbell' };
      return (
        <WarmUpSheet
          target={target}
          plates={log.settings}
          onAdd={closing(log.addWarmUp)}
          onClose={close}
        />
      );
    }
    case 'settings':
      return <SettingsSheet onClose={close} />;
    case 'finish':
      return (
        <Dialog
          open
          onClose={close}
          title={texts.finishTitle}
          description={texts.finishText(setsLeft)}
          footer={
            <div className={actionBarStyles.row}>
              <Button onClick={close}>{texts.goOn}</Button>
              <Button variant="primary" wide onClick={finish}>
                {texts.finish}
              </Button>
            </div>
          }
        />
      );
    case undefined:
    default:
      return null;
  }
}
