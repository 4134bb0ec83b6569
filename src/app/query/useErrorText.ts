import { useTranslation } from 'react-i18next';
import { errorText } from './error-text.ts';
import type { ErrorText } from './error-text.ts';

/** What a failed call means and what to do, in the user's language. */
export function useErrorText(error: unknown): ErrorText {
  const { t } = useTranslation('common');
  return errorText(error, t);
}
