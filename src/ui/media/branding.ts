const APP_NAME = 'Quartermaster';

export interface Branding {
  name: string;
  /** Replaces the app's own mark. */
  logo: string | undefined;
}

let current: Branding = { name: APP_NAME, logo: undefined };

export function setBranding(given: { name?: string | undefined; logo?: string | undefined }): void {
  current = { name: given.name ?? APP_NAME, logo: given.logo };
}

export const branding = (): Branding => current;

/** The deployer's name; empty if there is none. */
export const ownName = (): string => (current.name === APP_NAME ? '' : current.name);

/** A tab's title: the page's name comes before the last dot. */
export const documentTitle = (page: string): string =>
  `${page} · ${current.name.replaceAll('·', '–')}`;
