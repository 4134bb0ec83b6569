import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FlatNamespace, ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Feature } from '../flags/flags.ts';

export type AreaIcon = ComponentType<{ size?: number; stroke?: number }>;

/** In the order of the navigation. */
export const NAVIGATION_GROUPS = [
  'orders',
  'catalog',
  'customers',
  'marketing',
  'inventory',
  'settings',
] as const;

export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** A command such as "New product". */
export interface PaletteAction {
  id: string;
  label: ParseKeys<'app'>;
  icon: AreaIcon;
  /** Where it begins. */
  to: string;
}

/** A record that the palette found. */
export interface FoundRecord {
  id: string;
  /** The record's page. */
  to: string;
  title: string;
  /** What tells it from others, or why it was found: an SKU, an e-mail address. */
  detail?: string | undefined;
  /** The address of its picture; null when records of its kind have one but this one doesn't. */
  picture?: string | null | undefined;
}

/** Finds records for the palette, on the server. */
export type FindRecords = (
  search: { q: string; limit: number; offset: number },
  signal: AbortSignal,
  client: QueryClient,
) => Promise<{ records: FoundRecord[]; count: number }>;

/** The records of an area that the palette searches. */
export interface PaletteRecords {
  /** Begins with the query key of the records, so that a change of them refreshes what was found. */
  key: QueryKey;
  load: () => Promise<FindRecords>;
}

/** Where a screen is opened. */
export interface ScreenLocation {
  params: Params;
  /** The address's parameters after the question mark. */
  search: URLSearchParams;
}

export interface Screen {
  /** Under `/a/`; begins with the area's id. */
  path: string;
  /** The texts that it shows, besides those that are always there. */
  namespaces: FlatNamespace[];
  page: () => Promise<ComponentType>;
  /** Brings what starts the screen's queries, which ends when the screen can be drawn with its content. */
  start?: () => Promise<(queryClient: QueryClient, location: ScreenLocation) => Promise<unknown>>;
}

/** What the palette offers of an area, besides its entry in the navigation. */
export interface AreaPalette {
  actions?: readonly PaletteAction[];
  records?: PaletteRecords;
  /** Commands that are typed with what they are for, such as “capture 1042”: found as records are, and shown before them. */
  commands?: PaletteRecords['load'];
}

/** An area as the palette has it. */
export type PaletteArea = Area & AreaPalette;

/** What of an area comes with the code of its list. */
export interface AreaParts {
  screens: readonly Screen[];
}

/** What the shell knows of an area from the start; small, because all areas' are loaded at once. */
export interface Area {
  /** The first part of its addresses under `/a/`, and its namespace. */
  id: string;
  /** What the store must have for the area to be offered. */
  feature?: Feature;
  navigation: {
    /** Where its entry leads. */
    to: string;
    label: ParseKeys<'app'>;
    icon: AreaIcon;
    /** Entries of one group stand together, settings at the foot; undefined: the catalog. */
    group?: NavigationGroup;
    /** The letter that leads here after `g`. */
    key?: string;
  };
  /** Brings its screens. */
  load: () => Promise<AreaParts>;
  /** Brings what the palette has of it, which needs none of its screens. */
  palette?: () => Promise<AreaPalette>;
}
