import type { Equipment, Joint, Level } from '@forja/domain/person/choices';

export const levelLabels: Record<Level, string> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  elite: 'Élite',
};

export const equipmentLabels: Record<Equipment, string> = {
  gym: 'Gimnasio',
  dumbbells: 'Mancuernas en casa',
  bodyweight: 'Peso corporal y una barra',
};

export const jointLabels: Record<Joint, string> = {
  shoulder: 'Hombro',
  elbow: 'Codo',
  wrist: 'Muñeca',
  lower_back: 'Zona lumbar',
  hip: 'Cadera',
  knee: 'Rodilla',
  ankle: 'Tobillo',
  neck: 'Cuello',
};
