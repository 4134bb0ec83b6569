import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDuplicate } from '#shared/duplicate.ts';

/** What to say at a customer's email address when another one has it already; undefined when that isn't what failed. */
export function useEmailError(error: unknown): ReactNode {
  const { t } = useTranslation('customers');
  return isDuplicate(error) ? t('form.emailTaken') : undefined;
}
