import { urlOf } from '../../../server/contract/client';
import { routes } from '../../../server/contract/routes';
import { localTimestamp } from './image-files';
import { readUploadAnswer } from './read-upload-answer';
import { uploadListTexts } from './list-texts';
import { uploadTexts } from './texts';
import { UPLOAD_TIMEOUT_MS } from './constants';
import type { UploadItem, UploadOutcome } from './upload.model';

export interface UploadCallbacks {
  onProgress: (percent: number) => void;
  onSettled: (outcome: UploadOutcome) => void;
}

/** The workspace comes first, so that the server can refuse before it reads the bytes. */
function uploadForm(item: Pick<UploadItem, 'file' | 'teamId'>): FormData {
  const form = new FormData();
  form.append('team_id', item.teamId ?? '');
  form.append('modified_at', localTimestamp(item.file.lastModified));
  form.append('file', item.file, item.file.name);
  return form;
}

/** Sends one file by XMLHttpRequest, because fetch reports no upload progress. Returns a function that aborts it. */
export function sendUpload(
  item: Pick<UploadItem, 'file' | 'teamId'>,
  { onProgress, onSettled }: UploadCallbacks,
): () => void {
  const request = new XMLHttpRequest();
  const fail = (error: string) => () => onSettled({ kind: 'failed', error });
  request.open(routes['screenshots.upload'].method, urlOf('screenshots.upload'));
  request.timeout = UPLOAD_TIMEOUT_MS;
  request.upload.onprogress = (event) => {
    if (event.lengthComputable) onProgress((event.loaded / event.total) * 100);
  };
  request.onload = () => onSettled(readUploadAnswer(request.status, request.responseText));
  request.onerror = fail(uploadTexts.networkError);
  request.ontimeout = fail(uploadListTexts.timeout);
  request.send(uploadForm(item));
  return () => request.abort();
}
