import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import type { MantineThemeOverride } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { AppFailures } from '#app/errors/AppFailures.tsx';
import { RootBoundary } from '#app/errors/RootBoundary.tsx';
import { FeatureFlagProvider } from '#app/flags/FeatureFlags.tsx';
import { directionOf } from '#app/i18n/languages.ts';
import { colorSchemeManager } from '#app/preferences/color-scheme.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { startFocusTrail } from '#ui/overlay/focus-trail.ts';
import type { FocusTrail } from '#ui/overlay/focus-trail.ts';
import { useOverlaysRequested } from '#ui/overlay/loader.ts';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { cssVariables } from '#ui/theme/theme.ts';

interface ProvidersProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  theme: MantineThemeOverride;
}

export function Providers({ queryClient, router, theme }: ProvidersProps): ReactNode {
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
            <AppFailures>
              <FeatureFlagProvider>
                <RouterProvider router={router} />
                <LateOverlays />
              </FeatureFlagProvider>
            </AppFailures>
          </RootBoundary>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

const Overlays = lazyNamed(() => import('#ui/overlay/Overlays.tsx'), 'Overlays');

/** Toasts and dialogs, loaded after the first screen unless needed earlier. */
function LateOverlays(): ReactNode {
  const stands = useFirstContent();
  const wanted = useOverlaysRequested();
  useKeptFocus(stands);
  // No toast can tell that toasts failed to load.
  return (
    <RetryingSuspense of={wanted} isQuiet>
      {stands || wanted > 0 ? <Overlays /> : null}
    </RetryingSuspense>
  );
}

/** Restores lost focus from the first content on; records focus from the start. */
function useKeptFocus(stands: boolean): void {
  const trail = useRef<FocusTrail>([]);
  useEffect(() => {
    const noted = startFocusTrail();
    trail.current = noted.trail;
    return noted.stop;
  }, []);
  useEffect(() => {
    if (!stands) return undefined;
    let stop = (): void => undefined;
    let isOver = false;
    import('#ui/overlay/keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus(trail.current);
      },
      // Optional: the browser's default remains.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [stands]);
}

function LanguageDirection(): ReactNode {
  const { i18n } = useTranslation();
  const { dir, setDirection } = useDirection();
  const wanted = directionOf(i18n.resolvedLanguage ?? '');
  useEffect(() => {
    if (dir !== wanted) setDirection(wanted);
  }, [dir, wanted, setDirection]);
  return null;
}
