import { MUSCLE_NAMES, MUSCLES } from '@forja/domain/exercises/muscles';
import { useState } from 'react';
import { plural } from '../../../design/format.ts';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { ExercisePicker } from '../exercises/exercise-picker.tsx';
import { useExercises } from '../exercises/exercises.queries.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { type ImportAnswers, isRecognised, type OpenChoice } from './import-choices.ts';
import type { FileName } from './session/import-calls.ts';
import * as textStyles from '../../../design/text.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';
import * as styles from './exchange.module.css';

const { names: texts } = exchangeMessages;

type Matching = {
  names: readonly FileName[];
  answers: ImportAnswers;
  onAnswer: (next: ImportAnswers) => void;
};

/** Uncertain matches first, the others folded. */
export function NameMatching({ names, answers, onAnswer }: Matching) {
  const [picking, setPicking] = useState<string>();
  const { byId } = useExercises();
  const choose = (name: string, choice: OpenChoice) =>
    onAnswer({ ...answers, choices: { ...answers.choices, [name]: choice } });
  const renderName = (file: FileName) => (
    <NameRow
      key={file.name}
      file={file}
      choice={answers.choices[file.name]}
      chosenName={(id) => byId.get(id)?.name}
      onChoose={(choice) => choose(file.name, choice)}
      onOther={() => setPicking(file.name)}
    />
  );
  const doubtful = names.filter((name) => !isRecognised(name));
  const recognised = names.filter(isRecognised);
  return (
    <section className={importStyles.block} aria-labelledby="que-ejercicio-es">
      <h3 id="que-ejercicio-es">{texts.title}</h3>
      {doubtful.length > 0 ? (
        <>
          <p className={textStyles.secondary}>
            <b>{texts.doubtful}.</b> {texts.doubtfulHint}
          </p>
          <ul className={styles.names}>{doubtful.map(renderName)}</ul>
        </>
      ) : null}
      {recognised.length > 0 ? (
        <details className={importStyles.details}>
          <summary>
            {texts.recognised(plural(recognised.length, 'ejercicio', 'ejercicios'))}
          </summary>
          <ul className={styles.names}>{recognised.map(renderName)}</ul>
        </details>
      ) : null}
      <ExercisePicker
        open={picking !== undefined}
        title={picking === undefined ? undefined : texts.pick(picking)}
        onClose={() => setPicking(undefined)}
        onPick={({ id }) => {
          if (picking !== undefined) choose(picking, { kind: 'exercise', id });
          setPicking(undefined);
        }}
      />
    </section>
  );
}

type RowProps = {
  file: FileName;
  choice: OpenChoice | undefined;
  chosenName: (id: string) => string | undefined;
  onChoose: (choice: OpenChoice) => void;
  onOther: () => void;
};

function NameRow({ file, choice, chosenName, onChoose, onOther }: RowProps) {
  const value = choice?.kind === 'exercise' ? choice.id : choice?.kind;

  function select(value: string) {
    if (value === 'other') onOther();
    else if (value === 'own') onChoose({ kind: 'own', muscle: file.muscle });
    else if (value === 'skip') onChoose({ kind: 'skip' });
    else onChoose({ kind: 'exercise', id: value });
  }

  return (
    <li>
      <SelectField
        label={texts.sets(plural(file.sets, 'serie', 'series'), file.name)}
        options={listOptions(file, choice, chosenName)}
        value={value}
        onChange={({ target }) => select(target.value)}
      />
      {choice?.kind === 'own' ? (
        <SelectField
          label={texts.muscle}
          hint={texts.muscleHint}
          emptyLabel={texts.chooseMuscle}
          options={MUSCLE_OPTIONS}
          value={choice.muscle ?? ''}
          onChange={({ target }) =>
            onChoose({ kind: 'own', muscle: MUSCLES.find((muscle) => muscle === target.value) })
          }
        />
      ) : null}
    </li>
  );
}

const MUSCLE_OPTIONS = MUSCLES.map((muscle) => ({ value: muscle, label: MUSCLE_NAMES[muscle] }));

function listOptions(
  { suggestions }: FileName,
  choice: OpenChoice | undefined,
  chosenName: (id: string) => string | undefined,
) {
  const chosenId = choice?.kind === 'exercise' ? choice.id : undefined;
  const isSuggested = suggestions.some(({ id }) => id === chosenId);
  return [
    ...(chosenId === undefined || isSuggested
      ? []
      : [{ value: chosenId, label: chosenName(chosenId) ?? chosenId }]),
    ...suggestions.map(({ id, name, certainty }) => ({
      value: id,
      label: certainty === 'exact' ? name : texts.maybe(name),
    })),
    { value: 'own', label: texts.ownExercise },
    { value: 'other', label: texts.other },
    { value: 'skip', label: texts.skip },
  ];
}
