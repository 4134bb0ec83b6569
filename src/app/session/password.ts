export const MIN_PASSWORD_LENGTH = 8;

export const RESET_LINK_MINUTES = 15;

export type PasswordProblem = 'short' | 'mismatch';

/** Problems by field; empty if valid. */
export function passwordProblems(values: {
  password: string;
  repeat: string;
}): Partial<Record<'password' | 'repeat', PasswordProblem>> {
  // Code points: an emoji is one character.
  if ([...values.password].length < MIN_PASSWORD_LENGTH) return { password: 'short' };
  return values.password === values.repeat ? {} : { repeat: 'mismatch' };
}
