import type { Muscle } from '@forja/domain/exercises/muscles';

/** Half a body in 120 × 260 units, mirrored at x = 60. Own drawing. */
export const HALF_BODY =
  'M60 6 C50 6 47 14 48 21 C48 28 51 33 53 35 L53 40 C48 44 38 44 32 48 C26 52 24 58 23 66 C21 76 20 84 17 96 C14 108 12 118 11 128 C8 136 9 144 13 148 C18 148 21 142 21 130 C25 120 29 110 31 100 C33 94 35 88 36 82 C38 92 39 100 39 108 C37 118 36 128 36 138 C36 154 38 168 41 180 C39 192 38 204 41 218 C42 228 43 236 43 242 C40 248 38 252 40 254 L53 254 C54 248 53 242 53 236 C55 222 57 208 56 192 C57 176 59 160 60 144 Z';

type Shape = { readonly muscle: Muscle; readonly path: string };

export const FRONT_SHAPES: readonly Shape[] = [
  { muscle: 'traps', path: 'M53 37 L53 41 C49 44 45 45 40 46 L57 46 L58 39 Z' },
  { muscle: 'side_delts', path: 'M33 48 C27 51 24 57 23.5 66 L27 65 C28 58 30 53 34.5 48.5 Z' },
  { muscle: 'front_delts', path: 'M36 48 C31 53 29 58 28.5 65 L33.5 62 C36 58 38 53 41 48.5 Z' },
  { muscle: 'chest', path: 'M43 49 L59 48.5 L59 67 C52 71 42 70 36 63 C38 58 40 53 43 49 Z' },
  { muscle: 'biceps', path: 'M25 69 L33.5 66 C35.5 74 33.5 84 31 92 L21.5 89 C22 82 23.5 76 25 69 Z' },
  { muscle: 'forearms', path: 'M20.5 92 L30 95.5 C28 106 23.5 116 20 126 L12.5 124 C14 112 17 102 20.5 92 Z' },
  { muscle: 'obliques', path: 'M38 70 C41 72 44 73.5 48 74 L49.5 112 L41 118 C41 102 40.5 86 38 70 Z' },
  { muscle: 'abs', path: 'M50 74 C53.5 74 56.5 73 59 71.5 L59 126 C55 124 52.5 119 51.5 113 Z' },
  { muscle: 'adductors', path: 'M51 127 L59 140 L57.5 168 C56 154 54 140 51 127 Z' },
  { muscle: 'quads', path: 'M39.5 124 L49 126 C53 142 56 160 54.5 180 C51 186 45 186 42.5 180 C39 162 37 144 39.5 124 Z' },
  { muscle: 'calves', path: 'M42 192 C45 196 51 196 55 192 C55.5 206 54 218 52 228 L44 228 C41.5 216 40.5 204 42 192 Z' },
];

export const BACK_SHAPES: readonly Shape[] = [
  { muscle: 'traps', path: 'M53 37 L59 36 L59 80 C55 68 50 54 40 47 C46 46 50 44 53 41 Z' },
  { muscle: 'side_delts', path: 'M33 48 C27 51 24 57 23.5 66 L27 65 C28 58 30 53 34.5 48.5 Z' },
  { muscle: 'rear_delts', path: 'M36 48 C31 53 29 58 28.5 65 L36 61 C38 57 40 53 42 50 Z' },
  { muscle: 'upper_back', path: 'M43.5 52 C49 58 53 66 55.5 76 L46 76 L37.5 64 C40 60 42 56 43.5 52 Z' },
  { muscle: 'lats', path: 'M36.5 67 L45.5 78 L59 78.5 L59 100 L50 108 C44 104 40 98 39 92 C38.5 84 37 74 36.5 67 Z' },
  { muscle: 'triceps', path: 'M25 69 L35 64 C36 74 33.5 84 31 92 L21.5 89 C22 82 23.5 76 25 69 Z' },
  { muscle: 'forearms', path: 'M20.5 92 L30 95.5 C28 106 23.5 116 20 126 L12.5 124 C14 112 17 102 20.5 92 Z' },
  { muscle: 'obliques', path: 'M40 98 C42 103 45 106 48.5 109.5 L47 117 L40.5 118 C41 112 40.5 105 40 98 Z' },
  { muscle: 'lower_back', path: 'M51 109.5 L59 102.5 L59 121 L49.5 117 Z' },
  { muscle: 'glutes', path: 'M40 121 C46 117 53 120 59 124 L59 146 C53 152 43 151 38 144 C37.5 136 38 128 40 121 Z' },
  { muscle: 'adductors', path: 'M55 151 L58.5 149 L57.5 172 C56.5 165 55.5 158 55 151 Z' },
  { muscle: 'hamstrings', path: 'M38.5 148 C43 152.5 49 153 53.5 151.5 C55.5 162 56 174 54.5 184 L43 184 C40.5 172 38.5 160 38.5 148 Z' },
  { muscle: 'calves', path: 'M42.5 189 L54.5 189 C57.5 202 55.5 216 52 228 L44 228 C39.5 216 39 201 42.5 189 Z' },
];
