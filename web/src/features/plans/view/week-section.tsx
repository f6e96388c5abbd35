import type { TrainingDay, TrainingPlan } from '@forja/domain/training/training-plan';
import { MUSCLE_NAMES } from '@forja/domain/training/muscles';
import { useState } from 'react';
import { integer, timer } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import { Notices } from './notices.tsx';
import { ProgressionCard } from './progression-card.tsx';
import { Stamp } from './stamp.tsx';
import { VolumeCard } from './volume-card.tsx';

const INITIALS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;
const REST_NAMES = { rest: 'Libre', cardio: 'Cardio' } as const;

export function WeekSection({ training, weeks }: { training: TrainingPlan; weeks: number }) {
  const [chosen, choose] = useState(0);
  const day = training.days[chosen];
  return (
    <section id="semana" className="plan-eje" aria-labelledby="semana-t">
      <div className="ficha lisa">
        <div className="fi-cab">
          <div>
            <h2 id="semana-t" tabIndex={-1}>
              Tu semana
            </h2>
            <p className="sec">{training.split}</p>
          </div>
        </div>
        <div className="plan-dias" role="group" aria-label="Días de la semana">
          {training.week.map((what, weekday) => {
            const name = typeof what === 'number' ? (training.days[what]?.name ?? '') : REST_NAMES[what];
            return (
              <button
                // The week has always seven days in this order.
                key={WEEKDAYS[weekday]}
                type="button"
                className={typeof what === 'number' ? 'plan-dia' : 'plan-dia libre'}
                disabled={typeof what !== 'number'}
                aria-pressed={what === chosen}
                onClick={() => typeof what === 'number' && choose(what)}
              >
                <b aria-hidden="true">{INITIALS[weekday]}</b>
                <span>
                  <span className="vh">{WEEKDAYS[weekday]}: </span>
                  {name}
                </span>
              </button>
            );
          })}
        </div>
        {day && <DayTable day={day} training={training} />}
      </div>
      <Notices notices={training.notices} />
      <ProgressionCard training={training} weeks={weeks} />
      <VolumeCard training={training} nameOf={(muscle) => MUSCLE_NAMES[muscle]} />
      <div className="ficha lisa">
        <div className="fi-cab">
          <h2>Cardio</h2>
          <span className="val">
            {integer(training.cardio.minutesPerWeek.value)}
            <span className="u">min por semana</span>
            <Stamp of={training.cardio.minutesPerWeek} />
          </span>
        </div>
        <p className="plan-entrada">
          {training.cardio.text}
          {training.cardio.maxHeartRate && (
            <span>
              Frecuencia máxima estimada: <b>{integer(training.cardio.maxHeartRate.value)}</b> latidos por minuto{' '}
              <Stamp of={training.cardio.maxHeartRate} />
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

function DayTable({ day, training }: { day: TrainingDay; training: TrainingPlan }) {
  const { repsInReserve, restCompound, restIsolation } = training.prescription;
  return (
    <>
      <table className="tabla plan-ej">
        <caption className="vh">
          {WEEKDAYS[day.weekday]}, {day.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">Ejercicio</th>
            <th scope="col">Series × repeticiones</th>
            <th scope="col" className="der">
              RIR
            </th>
            <th scope="col" className="der">
              Descanso
            </th>
          </tr>
        </thead>
        <tbody>
          {day.exercises.map((exercise) => {
            const unit = exercise.unit === 'seconds' ? ' s' : '';
            const reps = exercise.repsMin === exercise.repsMax ? `${exercise.repsMin}` : `${exercise.repsMin} a ${exercise.repsMax}`;
            return (
              <tr key={exercise.exerciseId}>
                <th scope="row">
                  <b>{exercise.name}</b>
                </th>
                <td>
                  {exercise.sets} × {reps}
                  {unit}
                  <span className="solo-telefono">
                    , RIR {exercise.repsInReserve}, descanso {timer(exercise.restSeconds)}
                  </span>
                </td>
                <td className="der solo-escritorio">{exercise.repsInReserve}</td>
                <td className="der solo-escritorio">{timer(exercise.restSeconds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="plan-entrada">
        <p className="rot">
          {integer(day.minutes.value)} minutos en total <Stamp of={day.minutes} /> · RIR <Stamp of={repsInReserve} /> · Descanso en
          multiarticulares <Stamp of={restCompound} /> · en aislados <Stamp of={restIsolation} />
        </p>
        <p className="rot">RIR es cuántas repeticiones más podrías haber hecho con buena técnica.</p>
        <details>
          <summary>Entrada en calor y qué peso usar</summary>
          <ul className="plan-vinetas">
            {day.warmUp.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {day.exercises.map((exercise) => (
              <li key={exercise.exerciseId}>
                <b>{exercise.name}:</b> {exercise.loadHint}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}
