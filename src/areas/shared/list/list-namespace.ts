import type { NamespaceWith } from '#app/i18n/namespace-with.ts';

/** May have `list.noMatchText` too. */
export type ListNamespace = NamespaceWith<{
  list: Record<'title' | 'search' | 'failed' | 'empty' | 'emptyText' | 'noMatch', string>;
}>;
