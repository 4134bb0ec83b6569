import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { RootBoundary } from '../app/errors/RootBoundary.tsx';
import { FeatureFlagProvider } from '../app/flags/FeatureFlags.tsx';
import { directionOf } from '../app/i18n/languages.ts';
import { colorSchemeManager } from '../app/preferences/color-scheme.ts';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';

interface ProvidersProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** Everything that stands around the screens. */
export function Providers({ queryClient, router }: ProvidersProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <DirectionProvider>
      <LanguageDirection />
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <RootBoundary>
            <FeatureFlagProvider>
              <ModalsProvider
                labels={{ confirm: t('actions.confirm'), cancel: t('actions.cancel') }}
              >
                <Toasts />
                <RouterProvider router={router} />
              </ModalsProvider>
            </FeatureFlagProvider>
          </RootBoundary>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Lets the components follow the direction of the language. */
function LanguageDirection(): ReactNode {
  const { i18n } = useTranslation();
  const { dir, setDirection } = useDirection();
  const wanted = directionOf(i18n.resolvedLanguage ?? '');
  useEffect(() => {
    if (dir !== wanted) setDirection(wanted);
  }, [dir, wanted, setDirection]);
  return null;
}
