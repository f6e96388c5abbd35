import { randomUUID } from 'node:crypto';

export type TestUser = {
  id: string;
  username: string;
  password: string;
  secretQuestion: string;
  secretAnswer: string;
  role: 'user' | 'admin';
  isMember: boolean;
};

export function aUser(overrides: Partial<TestUser> = {}): TestUser {
  const id = randomUUID();
  return {
    id,
    username: `persona-${id.slice(0, 8)}@ejemplo.com.ar`,
    password: 'mate amargo 7',
    secretQuestion: '¿Quién fue tu maestra o maestro preferido?',
    secretAnswer: 'Señora Nuñez',
    role: 'user',
    isMember: true,
    ...overrides,
  };
}

export function aRegistration(overrides: Record<string, unknown> = {}) {
  return {
    username: 'ana@ejemplo.com.ar',
    password: 'mate amargo 7',
    confirmPassword: 'mate amargo 7',
    secretQuestion: '¿Cómo se llamaba tu primera mascota?',
    secretAnswer: 'Tobi',
    acceptTerms: true,
    isAdult: true,
    ...overrides,
  };
}
