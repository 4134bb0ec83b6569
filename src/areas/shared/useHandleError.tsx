import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '#client/field-errors.ts';

/**
 * What to say at a record's handle when another record has it already; undefined when that isn't what failed.
 *
 * @param text what to do about it
 */
export function useHandleError(error: unknown, text: string): ReactNode {
  const { t } = useTranslation('common');
  const { handle } = fieldErrors(error);
  if (handle?.code !== 'duplicate') return undefined;
  return (
    <>
      {text} <small>{t('errors.serverSaid', { message: handle.message })}</small>
    </>
  );
}
