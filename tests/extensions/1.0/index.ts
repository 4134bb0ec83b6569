import { IconShieldCheck } from '@tabler/icons-react';
import { defineExtension } from '#extension';
import type {
  Extension,
  ExtensionAction,
  ExtensionColumn,
  ExtensionIcon,
  ExtensionLink,
  ExtensionPage,
  ExtensionRecords,
  ExtensionRows,
  ExtensionSection,
  ExtensionSetting,
  ExtensionTile,
  ListName,
  LoadPart,
  RecordKind,
  TextKey,
} from '#extension';
import { showToast } from '#extension/parts.ts';

const icon: ExtensionIcon = IconShieldCheck;
const title: TextKey = 'title';

const loadTile: LoadPart = async () => ({ default: (await import('./parts.tsx')).KeptTile });

const pages: readonly ExtensionPage[] = [
  { path: '/', title, icon, load: () => import('./KeptPage.tsx') },
  { path: '/claims/:id', title, load: () => import('./KeptPage.tsx') },
];

const navigation: readonly ExtensionLink[] = [{ to: '/', label: title, icon }];

const sections: readonly ExtensionSection[] = [
  {
    on: 'order',
    title,
    load: async () => ({ default: (await import('./parts.tsx')).KeptSection }),
  },
];

const columns: readonly ExtensionColumn[] = [
  {
    on: 'orders',
    id: 'kept',
    header: title,
    width: 90,
    load: async () => ({ default: (await import('./parts.tsx')).KeptCell }),
  },
];

const actions: readonly ExtensionAction[] = [
  {
    on: 'order',
    label: title,
    run: ({ id, record }) => {
      showToast('success', { message: `${id} ${record.display_id}` });
    },
  },
  {
    on: 'customer',
    label: title,
    icon,
    open: async () => ({ default: (await import('./parts.tsx')).KeptDialog }),
  },
];

const tiles: readonly ExtensionTile[] = [{ title, load: loadTile }];

const settings: readonly ExtensionSetting[] = [{ to: '/', label: title, text: 'text', icon }];

export const kinds: readonly RecordKind[] = [
  'collection',
  'customer',
  'customerGroup',
  'discount',
  'draftOrder',
  'giftCard',
  'inventoryItem',
  'order',
  'priceList',
  'product',
  'region',
  'salesChannel',
  'stockLocation',
];

export const lists: readonly ListName[] = [
  'collections',
  'customer-groups',
  'customers',
  'discounts',
  'drafts',
  'gift-cards',
  'inventory',
  'orders',
  'price-lists',
  'products',
  'reservations',
  'returns',
];

export const idOfRecord = (record: ExtensionRecords[RecordKind]): string => record.id;

export const idOfRow = (row: ExtensionRows[ListName]): string => row.id;

const kept: Extension = defineExtension({
  name: 'kept',
  pages,
  navigation,
  sections,
  columns,
  actions,
  tiles,
  settings,
});

export default kept;
