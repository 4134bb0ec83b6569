/** For extensions, and kept by upgrades: see `docs/extensions.md`. */
export { defineExtension } from '#app/extensions/extension.ts';
export type {
  Extension,
  ExtensionIcon,
  ExtensionLink,
  ExtensionPage,
  ExtensionRecords,
  ExtensionSection,
  LoadPart,
  PageProps,
  RecordKind,
  RecordProps,
} from '#app/extensions/extension.ts';
