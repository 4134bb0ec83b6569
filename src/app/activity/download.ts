/** Saves text (or its pieces) as a CSV file. */
export function saveText(text: string | readonly string[], name: string): void {
  const url = URL.createObjectURL(new Blob([text].flat(), { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
