import { isDoneWorkingSet } from '@forja/domain/workouts/done-sets';
import { sortChildren } from '@forja/domain/records/children';
import type { Workout, WorkoutSet } from '@forja/domain/workouts/workout';
import { duration, integer, weekdayAndDate } from '../../../../design/format.ts';
import { toast } from '../../../../design/feedback/toast.ts';
import { sessionVolume } from '../sets/session-volume.ts';
import { workoutPageTexts as texts } from './history.messages.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;
const MAX_EXERCISES = 8;
const SLAB = "'Hepta Slab Forja', serif";
const TEXT = "'Archivo Forja', sans-serif";

/** Excludes body weight, notes and health data. */
export async function shareWorkout(workout: Workout): Promise<void> {
  const blob = await drawCard(workout);
  const file = new File([blob], `forja-entrenamiento-${workout.day}.png`, { type: 'image/png' });
  const data = { files: [file], title: texts.shareTitle };
  if ('canShare' in navigator && navigator.canShare(data)) {
    await navigator.share(data).catch((error: unknown) => {
      // A dismissed share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  toast({ title: texts.downloaded });
}

async function drawCard(workout: Workout): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string) => theme.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, font: string, fill = colour('--tinta')) => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(text, x, y, WIDTH - x - MARGIN);
  };
  pen.fillStyle = colour('--pared');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('--zocalo');
  pen.fillRect(0, HEIGHT - 150, WIDTH, 150);
  pen.fillStyle = colour('--brasa');
  pen.fillRect(0, HEIGHT - 166, WIDTH, 16);
  write(workout.name, MARGIN, 190, `800 84px ${SLAB}`);
  write(weekdayAndDate(workout.day), MARGIN, 250, `500 38px ${TEXT}`, colour('--tinta-2'));
  drawFigures(workout, write);
  drawExercises(workout, write, colour('--tinta-2'));
  write('Forja', MARGIN, HEIGHT - 52, `800 64px ${SLAB}`, colour('--sobre-zocalo'));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Write = (text: string, x: number, y: number, font: string, fill?: string) => void;

function drawFigures(workout: Workout, write: Write): void {
  const { startedAt, finishedAt, exercises } = workout;
  const sets = Object.values(exercises)
    .flatMap((exercise) => Object.values(exercise.sets))
    .filter(isDoneWorkingSet).length;
  const figures = [
    [texts.time, duration((Date.parse(finishedAt ?? startedAt) - Date.parse(startedAt)) / 60_000)],
    [texts.setsDone, integer(sets)],
    [texts.volume, `${integer(sessionVolume(workout))} kg`],
  ] as const;
  figures.forEach(([label, value], at) => {
    const x = MARGIN + at * 310;
    write(label, x, 370, `500 32px ${TEXT}`);
    write(value, x, 440, `800 60px ${SLAB}`);
  });
}

function drawExercises(workout: Workout, write: Write, grey: string): void {
  sortChildren(workout.exercises)
    .map(({ name, sets }) => ({ name, best: findHeaviest(Object.values(sets)) }))
    .filter(({ best }) => best !== undefined)
    .slice(0, MAX_EXERCISES)
    .forEach(({ name, best }, at) => {
      const y = 560 + at * 78;
      write(name, MARGIN, y, `600 40px ${TEXT}`);
      write(texts.set({ ...best, repsInReserve: undefined }), 720, y, `700 40px ${SLAB}`, grey);
    });
}

const findHeaviest = (sets: readonly WorkoutSet[]): WorkoutSet | undefined =>
  sets
    .filter(isDoneWorkingSet)
    .toSorted((one, other) => (other.weightKg ?? 0) - (one.weightKg ?? 0))
    .at(0);
