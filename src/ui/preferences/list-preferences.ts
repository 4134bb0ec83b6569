import { isRecord } from '../format/guards.ts';

/** Initial views store only changes. */
export interface KeptView {
  id: string;
  name?: string;
  query?: string;
  /** Column ids after the first. */
  columns?: string[];
}

export interface ListPreferences {
  /** Column ids after the first, in order. */
  columns?: string[];
  /** Default: the list's initial views. */
  views?: KeptView[];
  /** Default: table. */
  layout?: 'grid';
}

export const NO_LISTS: Record<string, ListPreferences> = {};

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;

const isTextOrMissing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

function toView(value: unknown): KeptView[] {
  if (!isRecord(value)) return [];
  const { id, name, query } = value;
  if (typeof id !== 'string' || !isTextOrMissing(name) || !isTextOrMissing(query)) return [];
  const columns = texts(value['columns']);
  return [
    {
      id,
      ...(name === undefined ? {} : { name }),
      ...(query === undefined ? {} : { query }),
      ...(columns ? { columns } : {}),
    },
  ];
}

/** Ignores broken parts. */
export function toListPreferences(value: unknown): ListPreferences {
  if (!isRecord(value)) return {};
  const columns = texts(value['columns']);
  const { views } = value;
  return {
    ...(columns ? { columns } : {}),
    ...(value['layout'] === 'grid' ? { layout: 'grid' as const } : {}),
    ...(Array.isArray(views) ? { views: views.flatMap(toView) } : {}),
  };
}
