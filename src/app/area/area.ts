import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FlatNamespace, ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Feature } from '../flags/flags.ts';

export type AreaIcon = ComponentType<{ size?: number; stroke?: number }>;

/** In navigation order. */
export const NAVIGATION_GROUPS = [
  'home',
  'orders',
  'catalog',
  'customers',
  'marketing',
  'inventory',
  'reports',
  'extensions',
  'settings',
] as const;

/** `none`: in the palette only. */
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number] | 'none';

export interface PaletteAction {
  id: string;
  label: ParseKeys<'app'>;
  icon: AreaIcon;
  to: string;
}

export interface FoundRecord {
  id: string;
  to: string;
  title: string;
  /** Distinguishes the record: an SKU, an email address. */
  detail?: string | undefined;
  /** URL; null if the record lacks one. */
  picture?: string | null | undefined;
}

export type FindRecords = (
  search: { q: string; limit: number; offset: number },
  signal: AbortSignal,
  client: QueryClient,
) => Promise<{ records: FoundRecord[]; count: number }>;

export interface PaletteRecords {
  /** Begins with the records' query key, so that writes refresh results. */
  key: QueryKey;
  load: () => Promise<FindRecords>;
}

export interface ScreenLocation {
  params: Params;
  search: URLSearchParams;
}

/**
 * Decides in which file the code travels: a list's with what lists share, a record's with what records share. A tree
 * has a file of its own, requested as early as a list. Screens without a kind have one, too, requested when opened.
 */
export type ScreenKind = 'list' | 'record' | 'tree';

export interface Screen {
  /** Under `/a/`; begins with the area's id. */
  path: string;
  /** Besides those always loaded. */
  namespaces: FlatNamespace[];
  /** A literal: the build reads the source. */
  kind?: ScreenKind;
  page: () => Promise<ComponentType>;
  /** Starts the queries; resolves when the screen can render with content. */
  start?: () => Promise<(queryClient: QueryClient, location: ScreenLocation) => Promise<unknown>>;
}

export interface AreaPalette {
  actions?: readonly PaletteAction[];
  records?: PaletteRecords;
  /** With an argument, such as “capture 1042”; listed before records. */
  commands?: PaletteRecords['load'];
}

export type PaletteArea = Area & AreaPalette;

export interface AreaParts {
  screens: readonly Screen[];
}

/** Keep it small: all areas load at start. */
export interface Area {
  /** Also its path under `/a/` and its namespace. */
  id: string;
  feature?: Feature;
  navigation: {
    to: string;
    label: ParseKeys<'app'>;
    icon: AreaIcon;
    /** Default: `catalog`. */
    group?: NavigationGroup;
    /** Pressed after `g`. */
    key?: string;
  };
  load: () => Promise<AreaParts>;
  palette?: () => Promise<AreaPalette | undefined>;
}
