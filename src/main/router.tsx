import type { QueryClient } from '@tanstack/react-query';
import { Navigate, createBrowserRouter } from 'react-router-dom';
import { Frame } from '../app/frame/Frame.tsx';
import { NotFoundPage } from '../app/frame/NotFoundPage.tsx';
import { RouteError } from '../app/frame/RouteError.tsx';
import { HOME } from '../app/session/next.ts';
import { areas } from './areas.ts';

/** All addresses of the app. */
export function createRouter(queryClient: QueryClient): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      {
        errorElement: <RouteError />,
        // What waits for its code shows nothing for that moment.
        HydrateFallback: () => null,
        children: [
          { path: '/', element: <Navigate to={HOME} replace /> },
          {
            path: '/login',
            lazy: async () => {
              const { LoginPage } = await import('../app/session/LoginPage.tsx');
              return { Component: LoginPage };
            },
          },
          {
            path: '/a',
            element: <Frame areas={areas} />,
            children: [
              { index: true, element: <Navigate to={HOME} replace /> },
              {
                errorElement: <RouteError />,
                children: areas.flatMap((area) => area.routes(queryClient)),
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}
