import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type {
  AnalyticsConfigResponse,
  CreateAnalyticsConfigBody,
} from '#generated/admin/admin.schemas.ts';
import {
  getCreateAnalyticsConfigMutationKey,
  getGetAnalyticsConfigQueryKey,
  useUpdateAnalyticsConfig,
} from '#generated/admin/analytics-configs/analytics-configs.ts';
import { firstMessage } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { useSession } from '../session/useSession.ts';
import { usage } from './app-usage.ts';
import { sharedEmail } from './preferences.ts';
import type { PreferenceValues } from './preferences.ts';
import { createPreferences } from './store-preferences.ts';

interface SavePreferences {
  save: (values: PreferenceValues, onSaved?: () => void) => void;
  isSubmitting: boolean;
}

export function useSavePreferences(kind: 'create' | 'update'): SavePreferences {
  const { t } = useTranslation('analytics');
  const queryClient = useQueryClient();
  const userId = useSession().data?.user.id;
  const mutation = {
    meta: { errors: 'form' },
    // Serialized: the last choice wins.
    scope: { id: 'usage-preferences' },
    onSuccess: (answer: AnalyticsConfigResponse) => {
      queryClient.setQueryData(getGetAnalyticsConfigQueryKey(), answer);
      showToast('success', { title: t('success.title'), message: t('success.text') });
    },
    onError: (error: unknown) => {
      const message = firstMessage(error, t('error.fallback'));
      showToast('error', { title: t('error.title'), message });
    },
  } as const;
  const create = useMutation<
    AnalyticsConfigResponse,
    ApiError,
    { data: CreateAnalyticsConfigBody }
  >({
    ...mutation,
    mutationKey: getCreateAnalyticsConfigMutationKey(),
    mutationFn: async ({ data }) => createPreferences(data),
  });
  const update = useUpdateAnalyticsConfig({ mutation });
  const { mutate, isPending } = kind === 'create' ? create : update;
  const save = (values: PreferenceValues, onSaved?: () => void): void => {
    const { anonymize, opt_out } = values;
    mutate(
      { data: { anonymize, opt_out } },
      {
        onSuccess: () => {
          if (userId !== undefined) usage.email(userId, sharedEmail(values));
          onSaved?.();
        },
      },
    );
  };
  return { save, isSubmitting: isPending };
}
