/** For extensions, and kept by upgrades: see `docs/extensions.md`. */
export { EXTENSION_API } from './version.ts';
export { defineExtension } from '#app/extensions/extension.ts';
export type {
  ActionProps,
  CellProps,
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
  PageProps,
  RecordKind,
  RecordProps,
  TextKey,
} from '#app/extensions/extension.ts';
export type {
  ExtensionField,
  FieldColumns,
  FieldOption,
  FieldRecord,
} from '#app/extensions/field.ts';
