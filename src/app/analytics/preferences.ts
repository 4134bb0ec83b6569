/** The server doesn't store the email. */
export interface PreferenceValues {
  anonymize: boolean;
  opt_out: boolean;
  email: string;
}

export const DEFAULT_PREFERENCES: PreferenceValues = {
  anonymize: false,
  opt_out: false,
  email: '',
};

/** Milliseconds. */
export const VISIBILITY_DEBOUNCE = 1000;
/** Pixels. */
export const CONTENT_WIDTH = 664;
export const USAGE_DOCS = 'https://posthog.com/docs/privacy/data-collection';

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

export function isEmailInvalid(values: PreferenceValues): boolean {
  const email = values.email.trim();
  return !isEmailDisabled(values) && email !== '' && !ADDRESS.test(email);
}

export const isEmailDisabled = ({ anonymize, opt_out }: PreferenceValues): boolean =>
  anonymize || opt_out;

export function withOptOut(values: PreferenceValues, opt_out: boolean): PreferenceValues {
  return { ...values, opt_out, anonymize: opt_out ? false : values.anonymize };
}

/** Undefined if it must not be shared. */
export function sharedEmail(values: PreferenceValues): string | undefined {
  if (isEmailDisabled(values)) return undefined;
  return values.email.trim() || undefined;
}

export interface ScreenState {
  isEnabled: boolean;
  hasUser: boolean;
  /** No preferences on the server yet. */
  isMissing: boolean;
  isLoading: boolean;
  isSubmitting: boolean;
}

export function wantsScreen(state: ScreenState): boolean {
  const isDue = state.isEnabled && state.hasUser && state.isMissing && !state.isLoading;
  return isDue || state.isSubmitting;
}
