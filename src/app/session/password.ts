/** A new password has at least so many characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Minutes for which the server accepts the link by which a password is changed. */
export const RESET_LINK_MINUTES = 15;

export type PasswordProblem = 'short' | 'mismatch';

/** What is wrong with a new password, by field; nothing when it can be used. */
export function passwordProblems(values: {
  password: string;
  repeat: string;
}): Partial<Record<'password' | 'repeat', PasswordProblem>> {
  // Counted as people count: an emoji is one character.
  if ([...values.password].length < MIN_PASSWORD_LENGTH) return { password: 'short' };
  return values.password === values.repeat ? {} : { repeat: 'mismatch' };
}
