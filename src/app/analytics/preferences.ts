/** What a user agrees to share; the email is not part of what is stored. */
export interface PreferenceValues {
  anonymize: boolean;
  opt_out: boolean;
  email: string;
}

/** The form's start: both off, no email. */
export const DEFAULT_PREFERENCES: PreferenceValues = {
  anonymize: false,
  opt_out: false,
  email: '',
};

/** Milliseconds for which the wish to show or hide the screen must hold before it does. */
export const VISIBILITY_DEBOUNCE = 1000;
/** Pixels. */
export const CONTENT_WIDTH = 664;
/** Where the analytics provider tells what its library collects and how it is kept. */
export const USAGE_DOCS = 'https://posthog.com/docs/privacy/data-collection';

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** The email may be left out; if filled it must be an address. It counts only while it can be typed. */
export function isEmailInvalid(values: PreferenceValues): boolean {
  const email = values.email.trim();
  return !isEmailDisabled(values) && email !== '' && !ADDRESS.test(email);
}

export const isEmailDisabled = ({ anonymize, opt_out }: PreferenceValues): boolean =>
  anonymize || opt_out;

/** The values after the opt-out was switched: who opts out shares nothing that could be anonymized. */
export function withOptOut(values: PreferenceValues, opt_out: boolean): PreferenceValues {
  return { ...values, opt_out, anonymize: opt_out ? false : values.anonymize };
}

/** The address to tell the provider after a save; undefined when it must not be told. */
export function sharedEmail(values: PreferenceValues): string | undefined {
  if (isEmailDisabled(values)) return undefined;
  return values.email.trim() || undefined;
}

export interface ScreenState {
  /** There is usage analytics at all: the store has it, and a project takes the data. */
  isEnabled: boolean;
  hasUser: boolean;
  /** The user has not chosen yet: the store has no preferences of theirs. */
  isMissing: boolean;
  isLoading: boolean;
  isSubmitting: boolean;
}

/** Whether the screen that asks is wanted. */
export function wantsScreen(state: ScreenState): boolean {
  const isDue = state.isEnabled && state.hasUser && state.isMissing && !state.isLoading;
  return isDue || state.isSubmitting;
}
