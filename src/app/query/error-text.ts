import type { TFunction } from 'i18next';
import { isApiError } from '#client/index.ts';

export interface ErrorText {
  text: string;
  /** The server's own message. */
  detail: string | undefined;
}

export function errorText(error: unknown, t: TFunction<'common'>): ErrorText {
  if (!isApiError(error)) return { text: t('errors.unexpected'), detail: undefined };
  const detail = error.serverMessage;
  if (error.kind === 'aborted') {
    return {
      text: t(error.outcome === 'unknown' ? 'errors.stoppedUnknown' : 'errors.stopped'),
      detail,
    };
  }
  if (error.outcome === 'unknown') return { text: t('errors.unknownOutcome'), detail };
  if (error.kind === 'offline') return { text: t('errors.offline'), detail };
  if (error.kind === 'timeout') return { text: t('errors.timeout'), detail };
  if (error.kind === 'network') return { text: t('errors.network'), detail };
  switch (error.status) {
    case 400:
    case 422:
      return { text: t('errors.invalid'), detail };
    case 401:
      return { text: t('errors.signedOut'), detail: undefined };
    case 403:
      return { text: t('errors.forbidden'), detail };
    case 404:
      return { text: t('errors.notFound'), detail };
    case 409:
      return { text: t('errors.conflict'), detail };
    default:
      return { text: t('errors.server', { status: error.status ?? '–' }), detail };
  }
}
