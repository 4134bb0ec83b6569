/** Parts that the app's own pages are made of. */
export { paths } from '#app/paths.ts';
export { useTexts } from '#app/extensions/texts.ts';
export { SectionQuery } from '#shared/read/SectionQuery.tsx';
export { DateText } from '#ui/format/DateText.tsx';
export { useFormat } from '#ui/format/useFormat.ts';
export { DialogFooter } from '#ui/overlay/DialogFooter.tsx';
export { showToast } from '#ui/overlay/toast.ts';
export { Page } from '#ui/page/Page.tsx';
export { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
export { EmptyState } from '#ui/states/EmptyState.tsx';
export { TextSkeleton } from '#ui/states/Skeletons.tsx';
export { EmptyCell } from '#ui/table/EmptyCell.tsx';
