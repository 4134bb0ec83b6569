/** For extensions, and kept by upgrades: see `docs/extensions.md`. */
export { defineExtension } from '#app/extensions/extension.ts';
export type {
  Extension,
  ExtensionIcon,
  ExtensionLink,
  ExtensionPage,
  LoadPart,
  PageProps,
} from '#app/extensions/extension.ts';
