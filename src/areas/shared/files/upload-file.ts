import type { UploadsResponse } from '#generated/admin/admin.schemas.ts';
import { createProtectedUpload, createUpload } from '#generated/admin/uploads/uploads.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { withoutRecord } from '../save/no-record.ts';

type StoredFile = UploadsResponse['uploads'][number];

async function fileIn(operation: string, answer: Promise<UploadsResponse>): Promise<StoredFile> {
  try {
    const [file] = (await answer).uploads;
    if (!file?.key || !file.url) throw new TypeError('No file');
    return file;
  } catch (error) {
    throw withoutRecord(error, operation);
  }
}

/** @throws ApiError also if the answer names no file */
export const uploadPublic = async (
  file: File,
  options: Parameters<typeof createUpload>[1],
): Promise<StoredFile> => fileIn('createUpload', createUpload({ files: file }, options));

/** @throws ApiError also if the answer names no file */
export const uploadProtected = async (file: File, call: CallOptions): Promise<StoredFile> =>
  fileIn('createProtectedUpload', createProtectedUpload({ files: file }, call));
