import type { ComponentType } from 'react';

/** A module's default export, as for `React.lazy`. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface Extension {
  /** That of its folder. */
  name: string;
}

export interface ExtensionSource {
  name: string;
  load: () => Promise<{ default: Extension }>;
}

export const defineExtension = (extension: Extension): Extension => extension;
