export interface LoginNotice {
  email: string | undefined;
  notice: 'passwordChanged' | 'joined';
}

export function readLoginNotice(state: unknown): LoginNotice | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  const { notice } = state;
  if (notice !== 'passwordChanged' && notice !== 'joined') return undefined;
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return { email, notice };
}
