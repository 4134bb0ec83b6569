import type { ProductChange, ProductChangeKind } from './change.ts';

export type BulkAction =
  | 'publish'
  | 'unpublish'
  | 'collection'
  | 'type'
  | 'tagsAdd'
  | 'tagsRemove'
  | 'tagsReplace'
  | 'channelAdd'
  | 'channelRemove'
  | 'categoryAdd'
  | 'categoryRemove'
  | 'delete';

/** Actions shown as buttons in the bar. */
export const FIRST_ACTIONS = ['publish', 'unpublish'] as const satisfies BulkAction[];

/** Actions in the bar's menu, grouped. */
export const FURTHER_ACTIONS: readonly (readonly BulkAction[])[] = [
  ['collection', 'type'],
  ['tagsAdd', 'tagsRemove', 'tagsReplace'],
  ['channelAdd', 'channelRemove'],
  ['categoryAdd', 'categoryRemove'],
  ['delete'],
];

export const KINDS: Record<BulkAction, ProductChangeKind> = {
  publish: 'status',
  unpublish: 'status',
  collection: 'collection',
  type: 'type',
  tagsAdd: 'tags',
  tagsRemove: 'tags',
  tagsReplace: 'tags',
  channelAdd: 'channel',
  channelRemove: 'channel',
  categoryAdd: 'category',
  categoryRemove: 'category',
  delete: 'delete',
};

export interface BulkInput {
  /** Record id, or a type's name; empty for none. */
  one: string;
  tags: string[];
}

export const NO_INPUT: BulkInput = { one: '', tags: [] };

/** Returns the change for an action, or undefined while input is missing. */
export function changeOf(action: BulkAction, { one, tags }: BulkInput): ProductChange | undefined {
  switch (action) {
    case 'publish':
      return { kind: 'status', status: 'published' };
    case 'unpublish':
      return { kind: 'status', status: 'draft' };
    case 'collection':
      return { kind: 'collection', id: one || null };
    case 'type':
      return { kind: 'type', value: one };
    case 'tagsAdd':
    case 'tagsRemove': {
      const mode = action === 'tagsAdd' ? 'add' : 'remove';
      return tags.length > 0 ? { kind: 'tags', mode, values: tags } : undefined;
    }
    case 'tagsReplace':
      return { kind: 'tags', mode: 'replace', values: tags };
    case 'channelAdd':
    case 'channelRemove': {
      const mode = action === 'channelAdd' ? 'add' : 'remove';
      return one ? { kind: 'channel', mode, id: one } : undefined;
    }
    case 'categoryAdd':
    case 'categoryRemove': {
      const mode = action === 'categoryAdd' ? 'add' : 'remove';
      return one ? { kind: 'category', mode, id: one } : undefined;
    }
    case 'delete':
      return { kind: 'delete' };
    default:
      return action satisfies never;
  }
}
