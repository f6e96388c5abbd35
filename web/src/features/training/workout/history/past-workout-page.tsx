import { sortChildren } from '@forja/domain/records/children';
import { startEmpty, startFromDay } from '@forja/domain/routines/start-workout';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { z } from 'zod/mini';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { readNumber } from '../../../../design/format.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { localDay } from '../../../../shared/local-day.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useRecord } from '../../../records/records.queries.ts';
import { useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { routines } from '../../records/routines.collection.ts';
import { useStartWorkout } from '../workouts.queries.ts';
import { pastTexts as texts } from './history.messages.ts';
import { Form } from '../../../../shared/forms/form.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './history.module.css';

const FREE = 'libre';
const FIRST_DAY = '1950-01-01';
const MINUTES = { min: 1, max: 720 };
const USUAL = { time: '18:00', minutes: '60' };

const storedDraft = z.object({
  day: z.string(),
  time: z.string(),
  minutes: z.string(),
  from: z.string(),
});
type Draft = z.infer<typeof storedDraft>;
type Errors = Partial<Record<keyof Draft, string>>;

export function PastWorkoutPage() {
  const navigate = useNavigate();
  const days = useRoutineDays();
  const { start, error, isSlow } = useStartWorkout();
  const [today] = useState(() => localDay(new Date()));
  const { draft, change, clear } = useTabDraft<Draft>('forja-borrador-entrenamiento', {
    owner: useUserId(),
    empty: () => ({ ...USUAL, day: localDay(new Date(Date.now() - 86_400_000)), from: FREE }),
    restore: (stored) => storedDraft.safeParse(stored).data,
  });
  const [errors, setErrors] = useState<Errors>({});
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...draft, [name]: target.value }),
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const problems = findErrors(draft, new Date());
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const startedAt = new Date(`${draft.day}T${draft.time}`);
    const finishedAt = new Date(startedAt.getTime() + readNumber(draft.minutes) * 60_000);
    const begin = { day: draft.day, startedAt: startedAt.toISOString() };
    const routineDay = days.find(({ id }) => id === draft.from);
    const workout = routineDay
      ? startFromDay(
          routineDay,
          undefined,
          { ...begin, routineId: routineDay.routineId, routineDayId: routineDay.id },
          newId,
        )
      : startEmpty(texts.free, begin);
    const id = await start({ ...workout, finishedAt: finishedAt.toISOString() });
    if (!id) return;
    clear();
    await navigate({ to: '/entrenamientos/$id', params: { id }, hash: 'corregir' });
  }

  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={textStyles.lead}>{texts.lead}</p>
      </div>
      <Field type="date" label={texts.day} max={today} {...field('day')} />
      <Field type="time" label={texts.time} {...field('time')} />
      <Field
        label={texts.minutes}
        unit={texts.minutesUnit}
        inputMode="numeric"
        {...field('minutes')}
      />
      <SelectField
        label={texts.from}
        options={[
          { value: FREE, label: texts.free },
          ...days.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...field('from')}
      />
      {error ? (
        <Alert kind="error" title={texts.notStored} announce>
          {readableError(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" size="large" wide busy={isSlow}>
        {texts.save}
      </Button>
    </Form>
  );
}

function useRoutineDays() {
  const { settings } = useTrainingSettings();
  const routineId = settings.currentRoutineId ?? '';
  const { data } = useRecord(routines, routineId);
  return data ? sortChildren(data.value.days).map((day) => ({ ...day, routineId })) : [];
}

function findErrors({ day, time, minutes }: Draft, now: Date): Errors {
  const count = readNumber(minutes);
  const isDay = day >= FIRST_DAY && day <= localDay(now);
  const startsAt = Date.parse(`${day}T${time}`);
  return {
    ...(isDay ? {} : { day: texts.wrongDay }),
    ...(!isDay || startsAt <= now.getTime() ? {} : { time: texts.wrongTime }),
    ...(Number.isInteger(count) && count >= MINUTES.min && count <= MINUTES.max
      ? {}
      : { minutes: texts.wrongMinutes }),
  };
}
