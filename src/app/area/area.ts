import type { QueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What an area tells the shell about itself; small, because all areas' are loaded at once. */
export interface Area {
  /** Also the name of its namespace. */
  id: string;
  navigation: {
    /** Where its entry leads. */
    to: string;
    label: ParseKeys<'app'>;
    icon: ComponentType<{ size?: number; stroke?: number }>;
  };
  /** Its screens, under `/a/`. Loaders start queries and never wait. */
  routes: (queryClient: QueryClient) => RouteObject[];
}
