import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, createBrowserRouter } from 'react-router-dom';
import { AnalyticsProvider } from '#app/analytics/AnalyticsProvider.tsx';
import { RouteError } from '#app/errors/RouteError.tsx';
import { Frame } from '#app/frame/Frame.tsx';
import { StartPage } from '#app/frame/StartPage.tsx';
import { SCREENS_ROUTE, discoverScreens } from '#app/area/screen.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { afterExtensions } from './after-extensions.ts';
import { areas } from './areas.ts';
import { ExtendedFrame } from './ExtendedFrame.tsx';
import { extensionPages } from './extension-pages.ts';

const NotFoundPage = lazyNamed(() => import('#app/frame/NotFoundPage.tsx'), 'NotFoundPage');

const notFound = (inFrame: boolean): ReactNode => (
  <RetryingSuspense of="not found">
    <NotFoundPage inFrame={inFrame} />
  </RetryingSuspense>
);

export function createRouter(queryClient: QueryClient): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      {
        errorElement: <RouteError />,
        // Nothing is shown while a screen's code loads.
        HydrateFallback: () => null,
        children: [
          { path: '/', element: <StartPage /> },
          {
            path: '/login',
            lazy: async () => {
              const { LoginPage } = await import('#app/session/LoginPage.tsx');
              return { Component: LoginPage };
            },
          },
          {
            path: '/reset-password',
            lazy: async () => {
              const { ResetPasswordPage } = await import('#app/session/ResetPasswordPage.tsx');
              return { Component: ResetPasswordPage };
            },
          },
          {
            element: (
              <AnalyticsProvider>
                <Outlet />
              </AnalyticsProvider>
            ),
            children: [
              {
                path: '/invite',
                lazy: async () => {
                  const { InvitePage } = await import('#app/session/InvitePage.tsx');
                  return { Component: InvitePage };
                },
              },
              {
                path: '/a',
                element: __HAS_EXTENSIONS__ ? <ExtendedFrame /> : <Frame areas={areas} />,
                children: [
                  { index: true, element: <StartPage /> },
                  {
                    id: SCREENS_ROUTE,
                    errorElement: <RouteError />,
                    children: [{ path: '*', element: notFound(true) }],
                  },
                ],
              },
            ],
          },
          ...(import.meta.env.DEV || __PSEUDO_LANGUAGE__
            ? [
                {
                  path: '/gallery/:part?',
                  lazy: async () => {
                    const { GalleryPage } = await import('#ui/gallery/GalleryPage.tsx');
                    return { Component: GalleryPage };
                  },
                },
              ]
            : []),
          { path: '*', element: notFound(false) },
        ],
      },
    ],
    {
      basename: import.meta.env.BASE_URL,
      patchRoutesOnNavigation: __HAS_EXTENSIONS__
        ? afterExtensions(discoverScreens([...areas, extensionPages], queryClient))
        : discoverScreens(areas, queryClient),
    },
  );
}
