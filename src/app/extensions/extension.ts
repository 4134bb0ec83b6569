import type { ComponentType } from 'react';

/** A module's default export, as for `React.lazy`. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export type ExtensionIcon = ComponentType<{ size?: number; stroke?: number }>;

export interface PageProps {
  /** Of the page's path. */
  params: Readonly<Record<string, string | undefined>>;
}

export interface ExtensionPage {
  /** Below the extension's address: `/`, `/claims` or `/claims/:id`. */
  path: string;
  /** Key of a text. */
  title: string;
  icon?: ExtensionIcon;
  load: LoadPart<PageProps>;
}

export interface ExtensionLink {
  /** Path of a page, with or without a query string. */
  to: string;
  /** Key of a text. */
  label: string;
  icon?: ExtensionIcon;
}

export interface Extension {
  /** That of its folder. */
  name: string;
  /** Those without parameters are in the palette. */
  pages?: readonly ExtensionPage[];
  /** Entries of the navigation, below those of the store. */
  navigation?: readonly ExtensionLink[];
}

export interface ExtensionSource {
  name: string;
  load: () => Promise<{ default: Extension }>;
}

export const defineExtension = (extension: Extension): Extension => extension;
