import { useCreateDownloadUrl } from '../../../generated/admin/uploads/uploads.ts';
import { fileUrl } from '../config/config.ts';

/** Saves a file that a job made; its address is made anew each time, because it may expire. */
export function useResultFile(): { open: (fileKey: string) => void; isPending: boolean } {
  const { mutate, isPending } = useCreateDownloadUrl();
  const open = (fileKey: string): void =>
    mutate(
      { data: { file_key: fileKey } },
      { onSuccess: ({ download_url: url }) => save(fileUrl(url), fileKey) },
    );
  return { open, isPending };
}

/** Lets the browser save what is at an address, without leaving the page if it decides to show it. */
function save(url: string, fileKey: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileKey.split('/').at(-1) ?? '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
