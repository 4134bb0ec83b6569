import {
  IconBuildingBroadcastTower,
  IconBuildingStore,
  IconFileText,
  IconKey,
  IconListCheck,
  IconMapPin,
  IconMessageQuestion,
  IconPackage,
  IconReceiptTax,
  IconServerCog,
  IconUserCircle,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { AreaIcon } from '#app/area/area.ts';
import type { Feature } from '#app/flags/flags.ts';
import { paths } from '#app/paths.ts';

export type SettingsText = ParseKeys<'settings'>;

export interface SettingsPage {
  id: string;
  to: string;
  label: SettingsText;
  /** One sentence. */
  text: SettingsText;
  icon: AreaIcon;
  /** The store must have it. */
  feature?: Feature;
  /** Search terms: the settings on the page. */
  settings: readonly SettingsText[];
}

export interface SettingsGroup {
  id: string;
  label: SettingsText;
  pages: readonly SettingsPage[];
}

/** In navigation order. */
export const settingsGroups = (): readonly SettingsGroup[] => [
  {
    id: 'store',
    label: 'groups.store',
    pages: [
      {
        id: 'store',
        to: paths.storeSettings(),
        label: 'pages.store',
        text: 'pages.storeText',
        icon: IconBuildingStore,
        settings: ['store.name', 'store.defaultCurrency', 'store.currencies', 'store.links'],
      },
      {
        id: 'documents',
        to: paths.documents(),
        label: 'pages.documents',
        text: 'pages.documentsText',
        icon: IconFileText,
        settings: ['documents.address', 'documents.logo', 'documents.foot'],
      },
      {
        id: 'setup',
        to: paths.setup(),
        label: 'pages.setup',
        text: 'pages.setupText',
        icon: IconListCheck,
        settings: [],
      },
    ],
  },
  {
    id: 'selling',
    label: 'groups.selling',
    pages: [
      {
        id: 'regions',
        to: paths.regions(),
        label: 'pages.regions',
        text: 'pages.regionsText',
        icon: IconWorld,
        settings: [
          'regions.countries',
          'regions.payment',
          'regions.fulfillment',
          'regions.shipping',
          'regions.returns',
        ],
      },
      {
        id: 'taxes',
        to: paths.taxes(),
        label: 'pages.taxes',
        text: 'pages.taxesText',
        icon: IconReceiptTax,
        settings: [
          'taxes.rates',
          'taxes.overrides',
          'taxes.provider',
          'taxes.giftCards',
          'taxes.ask',
        ],
      },
      {
        id: 'shipping-profiles',
        to: paths.shippingProfiles(),
        label: 'pages.shippingProfiles',
        text: 'pages.shippingProfilesText',
        icon: IconPackage,
        settings: ['shippingProfiles.products'],
      },
      {
        id: 'locations',
        to: paths.locations(),
        label: 'pages.locations',
        text: 'pages.locationsText',
        icon: IconMapPin,
        settings: ['locations.address', 'locations.channels'],
        feature: 'stockLocationService',
      },
      {
        id: 'channels',
        to: paths.salesChannels(),
        label: 'pages.channels',
        text: 'pages.channelsText',
        icon: IconBuildingBroadcastTower,
        settings: ['channels.products', 'channels.locations', 'channels.state'],
        feature: 'sales_channels',
      },
      {
        id: 'return-reasons',
        to: paths.returnReasons(),
        label: 'pages.returnReasons',
        text: 'pages.returnReasonsText',
        icon: IconMessageQuestion,
        settings: [],
      },
    ],
  },
  {
    id: 'people',
    label: 'groups.people',
    pages: [
      {
        id: 'people',
        to: paths.people(),
        label: 'pages.people',
        text: 'pages.peopleText',
        icon: IconUsers,
        settings: ['people.invite', 'people.links', 'people.roles', 'people.remove'],
      },
      {
        id: 'profile',
        to: paths.profile(),
        label: 'pages.profile',
        text: 'pages.profileText',
        icon: IconUserCircle,
        settings: [
          'profile.name',
          'profile.password',
          'profile.language',
          'profile.appearance',
          'profile.start',
          'profile.lowStock',
          'profile.usage',
          'profile.formats',
          'profile.zone',
        ],
      },
    ],
  },
  {
    id: 'developers',
    label: 'groups.developers',
    pages: [
      {
        id: 'keys',
        to: paths.apiKeys(),
        label: 'pages.keys',
        text: 'pages.keysText',
        icon: IconKey,
        settings: ['keys.publishable', 'keys.channels', 'keys.snippet', 'keys.revoke'],
        feature: 'publishable_api_keys',
      },
      {
        id: 'developer',
        to: paths.developer(),
        label: 'pages.developer',
        text: 'pages.developerText',
        icon: IconServerCog,
        settings: [
          'developer.jobs',
          'developer.notifications',
          'developer.flags',
          'developer.modules',
          'developer.version',
          'developer.server',
        ],
      },
    ],
  },
];
