/** For extensions, and kept by upgrades: see `docs/extensions.md`. */
export { EXTENSION_API } from './version.ts';
export { defineExtension } from '#app/extensions/extension.ts';
export type {
  ActionProps,
  BulkActionProps,
  CellProps,
  CommandProps,
  Extension,
  ExtensionAction,
  ExtensionBulkAction,
  ExtensionChoice,
  ExtensionColumn,
  ExtensionCommand,
  ExtensionFilter,
  ExtensionIcon,
  ExtensionLink,
  ExtensionPage,
  ExtensionParams,
  ExtensionRecords,
  ExtensionRowChoice,
  ExtensionRows,
  ExtensionSection,
  ExtensionSetting,
  ExtensionTile,
  ExtensionView,
  ListName,
  LoadPart,
  PageProps,
  RecordKind,
  RecordProps,
  SelectableList,
  SelectionProps,
  TextKey,
  WholeList,
} from '#app/extensions/extension.ts';
export type {
  ExtensionField,
  FieldColumns,
  FieldOption,
  FieldRecord,
} from '#app/extensions/field.ts';
export { paths } from '#app/paths.ts';
