import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '#client/field-errors.ts';

/** Undefined unless the handle is taken. */
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
