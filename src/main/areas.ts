import {
  IconBinaryTree2,
  IconBookmark,
  IconBox,
  IconBuildingWarehouse,
  IconChartBar,
  IconFilePencil,
  IconFolders,
  IconGift,
  IconHome,
  IconReceipt2,
  IconRosetteDiscount,
  IconSettings,
  IconShoppingBag,
  IconTruckReturn,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

/** The areas, in the order of the navigation. */
const navigated: readonly Area[] = [
  {
    id: 'home',
    navigation: {
      to: paths.home(),
      label: 'navigation.home',
      icon: IconHome,
      group: 'home',
      key: 'h',
    },
    load: async () => {
      const [{ home }, { toDos }] = await Promise.all([
        import('../areas/home/routes.ts'),
        import('./to-dos.ts'),
      ]);
      return home(toDos);
    },
  },
  {
    id: 'orders',
    navigation: {
      to: paths.orders(),
      label: 'navigation.orders',
      icon: IconShoppingBag,
      group: 'orders',
      key: 'o',
    },
    load: async () => (await import('../areas/orders/routes.ts')).orders,
  },
  {
    id: 'returns',
    navigation: {
      to: paths.returns(),
      label: 'navigation.returns',
      icon: IconTruckReturn,
      group: 'orders',
      key: 'r',
    },
    load: async () => (await import('../areas/returns/routes.ts')).returns,
  },
  {
    id: 'drafts',
    navigation: {
      to: paths.drafts(),
      label: 'navigation.drafts',
      icon: IconFilePencil,
      group: 'orders',
      key: 'd',
    },
    load: async () => (await import('../areas/drafts/routes.ts')).drafts,
  },
  {
    id: 'products',
    navigation: { to: paths.products(), label: 'navigation.products', icon: IconBox, key: 'p' },
    load: async () => (await import('../areas/products/routes.ts')).products,
  },
  {
    id: 'collections',
    navigation: {
      to: paths.collections(),
      label: 'navigation.collections',
      icon: IconFolders,
      key: 'c',
    },
    load: async () => (await import('../areas/collections/routes.ts')).collections,
  },
  {
    id: 'categories',
    feature: 'product_categories',
    navigation: {
      to: paths.categories(),
      label: 'navigation.categories',
      icon: IconBinaryTree2,
      key: 't',
    },
    load: async () => (await import('../areas/categories/routes.ts')).categories,
  },
  {
    id: 'customers',
    navigation: {
      to: paths.customers(),
      label: 'navigation.customers',
      icon: IconUsers,
      group: 'customers',
      key: 'u',
    },
    load: async () => (await import('../areas/customers/routes.ts')).customers,
  },
  {
    id: 'customer-groups',
    navigation: {
      to: paths.customerGroups(),
      label: 'navigation.customerGroups',
      icon: IconUsersGroup,
      group: 'customers',
      key: 'm',
    },
    load: async () => (await import('../areas/customer-groups/routes.ts')).customerGroups,
  },
  {
    id: 'discounts',
    navigation: {
      to: paths.discounts(),
      label: 'navigation.discounts',
      icon: IconRosetteDiscount,
      group: 'marketing',
      key: 'k',
    },
    load: async () => (await import('../areas/discounts/routes.ts')).discounts,
  },
  {
    id: 'gift-cards',
    navigation: {
      to: paths.giftCards(),
      label: 'navigation.giftCards',
      icon: IconGift,
      group: 'marketing',
      key: 'f',
    },
    load: async () => (await import('../areas/gift-cards/routes.ts')).giftCards,
  },
  {
    id: 'price-lists',
    navigation: {
      to: paths.priceLists(),
      label: 'navigation.priceLists',
      icon: IconReceipt2,
      group: 'marketing',
      key: 'l',
    },
    load: async () => (await import('../areas/price-lists/routes.ts')).priceLists,
  },
  {
    id: 'inventory',
    feature: 'inventoryService',
    navigation: {
      to: paths.inventory(),
      label: 'navigation.inventory',
      icon: IconBuildingWarehouse,
      group: 'inventory',
      key: 'i',
    },
    load: async () => (await import('../areas/inventory/routes.ts')).inventory,
  },
  {
    id: 'reservations',
    feature: 'inventoryService',
    navigation: {
      to: paths.reservations(),
      label: 'navigation.reservations',
      icon: IconBookmark,
      group: 'inventory',
      key: 'v',
    },
    load: async () => (await import('../areas/reservations/routes.ts')).reservations,
  },
  {
    id: 'reports',
    navigation: {
      to: paths.reports(),
      label: 'navigation.reports',
      icon: IconChartBar,
      group: 'reports',
      key: 'e',
    },
    load: async () => (await import('../areas/reports/routes.ts')).reports,
  },
  {
    id: 'settings',
    navigation: {
      to: paths.settings(),
      label: 'navigation.settings',
      icon: IconSettings,
      group: 'settings',
      key: ',',
    },
    load: async () => (await import('../areas/settings/routes.ts')).settings,
  },
];

export const areas: readonly Area[] = navigated.map((area) => ({
  ...area,
  palette: async () => (await import('./palettes.ts')).palettes[area.id],
}));
