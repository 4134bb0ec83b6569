import { isRecord } from '#ui/format/guards.ts';

export interface LoginNotice {
  email: string | undefined;
  notice: 'passwordChanged' | 'joined';
}

export function readLoginNotice(state: unknown): LoginNotice | undefined {
  if (!isRecord(state)) return undefined;
  const { notice, email } = state;
  if (notice !== 'passwordChanged' && notice !== 'joined') return undefined;
  return { email: typeof email === 'string' ? email : undefined, notice };
}
