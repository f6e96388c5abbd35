import { NO_CREATINE } from '@forja/domain/food-log/food-settings';
import { type BaseSyntheticEvent, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { date } from '../../../design/format.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { localDay } from '../../../shared/local-day.ts';
import { useSaveSettings } from '../../records/settings.queries.ts';
import { FOOD_SETTINGS } from '../food-settings.collection.ts';
import { expenditureMessages } from './expenditure.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const texts = expenditureMessages.creatine;

/** Creatine retains water, which changes the weight and not the expenditure. */
export function CreatineQuestion({ answered }: { answered: string | undefined }) {
  const save = useSaveSettings(FOOD_SETTINGS, texts.notSaved);
  const [isChanging, setIsChanging] = useState(false);
  const [today] = useState(() => localDay(new Date()));
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  async function answer(creatineSince: string) {
    if (await save((settings) => ({ ...settings, creatineSince }))) setIsChanging(false);
  }

  function submit(event: BaseSyntheticEvent) {
    event.preventDefault();
    const isDay = day !== '' && day <= today;
    setIsWrong(!isDay);
    if (isDay) void answer(day);
  }

  if (answered !== undefined && !isChanging)
    return (
      <p className={textStyles.secondary}>
        {answered === NO_CREATINE ? texts.answeredNone : texts.answeredSince(date(answered))}{' '}
        <Button variant="text" onClick={() => setIsChanging(true)}>
          {texts.change}
        </Button>
      </p>
    );
  return (
    <Form className={frameStyles.stack} onSubmit={submit} noValidate aria-label={texts.question}>
      <p className={textStyles.label}>{texts.question}</p>
      <p className={textStyles.secondary}>{texts.why}</p>
      <Button onClick={() => void answer(NO_CREATINE)}>{texts.none}</Button>
      <Field
        type="date"
        label={texts.since}
        max={today}
        value={day}
        error={isWrong ? texts.noDay : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit">{texts.save}</Button>
    </Form>
  );
}
