import { useTranslation } from 'react-i18next';
import { errorText } from './error-text.ts';
import type { ErrorText } from './error-text.ts';

export function useErrorText(error: unknown): ErrorText {
  const { t } = useTranslation('common');
  return errorText(error, t);
}
