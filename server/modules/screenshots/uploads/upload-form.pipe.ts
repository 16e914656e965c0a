import type {} from '@fastify/multipart';
import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../common/app-error';
import { personOf } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { MAX_FILE_BYTES, MAX_FILE_TEXT } from '../../../contract/limits';
import { TeamId } from '../../../contract/primitives';
import { QuotaService } from '../../billing/usage/quota.service';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { type ArrivedFile, ArrivingFilesService } from './arriving-files.service';
import { safeFileName } from '../files/uploaded-name';
import type { Upload } from './uploads.service';

const Fields = z.strictObject({
  team_id: TeamId,
  modified_at: z.iso.datetime({ offset: true }).optional(),
});

/** The parts of a form beside the file are smaller; a file has at least the other bytes of the body. */
const FORM_BYTES = 4 * 1024;

/** A second file is let in, so that it can be refused in words. */
const FORM_LIMITS = { fileSize: MAX_FILE_BYTES, files: 2, fields: 8, fieldSize: 1_000 };

/** A refused body is still read up to this size, so that a browser gets the answer instead of a reset connection. */
const MOST_DRAINED_BYTES = 2 * MAX_FILE_BYTES;

export interface UploadForm extends Upload {
  scope: WorkspaceAccess;
}

/** The parts of a form that have been read so far. */
interface Draft {
  fields: Record<string, unknown>;
  file?: ArrivedFile;
  scope?: WorkspaceAccess;
  /** The room that is kept for the file while it arrives. */
  reservation?: string | null;
  /** The first error; the rest of the body is then read but not kept. */
  refusal?: Error;
}

/**
 * Reads the multipart form of an upload. The file is streamed to disk; the other fields may come before or after it.
 * When the team is known first, a used-up allowance is refused before any byte is stored.
 */
@Injectable()
class UploadFormPipe implements PipeTransform<FastifyRequest, Promise<UploadForm>> {
  constructor(
    private readonly workspaces: WorkspacesService,
    private readonly quota: QuotaService,
    private readonly files: ArrivingFilesService,
  ) {}

  async transform(request: FastifyRequest): Promise<UploadForm> {
    assertReadable(request);
    const draft: Draft = { fields: {} };
    try {
      await this.readParts(request, draft);
      return await this.complete(request, draft);
    } catch (error) {
      if (draft.file) await this.files.discard(draft.file);
      if (draft.scope) await this.quota.release(draft.scope, draft.reservation ?? null);
      throw error;
    }
  }

  private async readParts(request: FastifyRequest, draft: Draft): Promise<void> {
    try {
      await this.readEach(request, draft);
    } catch (error) {
      // The reader of forms throws errors without a status for a body that is no form, or ends too early.
      if (isRefusal(error)) throw error;
      // A file that could not be stored ends its part early, too.
      throw isOfStore(draft.refusal) ? draft.refusal : brokenForm();
    }
    if (draft.refusal !== undefined) throw draft.refusal;
  }

  private async readEach(request: FastifyRequest, draft: Draft): Promise<void> {
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type === 'field') {
        draft.fields[part.fieldname] = part.value;
      } else if (draft.refusal !== undefined) {
        part.file.resume();
      } else {
        await this.takeFile(request, draft, part);
      }
    }
  }

  private async takeFile(
    request: FastifyRequest,
    draft: Draft,
    part: MultipartFile,
  ): Promise<void> {
    let cutOff: unknown;
    part.file.once('error', (error) => {
      cutOff = error;
    });
    try {
      if (part.fieldname !== 'file' || draft.file) throw oneFile();
      if ('team_id' in draft.fields) await this.reserveRoom(request, draft);
      draft.file = await this.files.receive(part.file, safeFileName(part.filename));
      if (part.file.truncated) throw tooLarge();
    } catch (error) {
      const isCutOff = error === cutOff && !isOfStore(error);
      draft.refusal = isCutOff ? brokenForm() : (error as Error);
      part.file.resume();
    }
  }

  private async complete(request: FastifyRequest, draft: Draft): Promise<UploadForm> {
    const fields = zod(Fields).transform(draft.fields, { type: 'body' });
    if (!draft.file) throw fileMissing();
    if (draft.file.size === 0) throw fileEmpty();
    const scope = isLasting(draft.scope)
      ? draft.scope
      : (await this.checkScope(request, draft)).scope;
    return {
      scope,
      file: draft.file,
      modifiedAt: withoutFraction(fields.modified_at),
      reservation: draft.reservation ?? null,
    };
  }

  /** The allowance and the room are checked, and the room is kept, before the bytes of the file are read. */
  private async reserveRoom(request: FastifyRequest, draft: Draft): Promise<void> {
    const { scope, room } = await this.checkScope(request, draft);
    const body = Number(request.headers['content-length'] ?? 0);
    draft.reservation = await this.quota.reserve(scope, Math.max(0, body - FORM_BYTES), room);
  }

  /** Resolves the workspace of the fields read so far and checks that the allowance is not used up. */
  private async checkScope(request: FastifyRequest, draft: Draft) {
    const teamId = zod(TeamId).transform(draft.fields.team_id, { type: 'body' });
    const scope = await this.workspaces.resolve(personOf(request), teamId);
    const room = await this.quota.refuseIfUsedUp(scope);
    draft.scope = scope;
    return { scope, room };
  }
}

/** A team may have lost its member or been paused while the bytes arrived; a personal workspace cannot. */
function isLasting(scope: WorkspaceAccess | undefined): scope is WorkspaceAccess {
  return scope?.kind === 'personal';
}

function assertReadable(request: FastifyRequest): void {
  if (!request.isMultipart()) throw fileMissing();
  if (Number(request.headers['content-length'] ?? 0) > MOST_DRAINED_BYTES) throw tooLarge();
}

/** File times on the wire have whole seconds (docs/decisions.md#image-date). */
function withoutFraction(moment: string | undefined): string | null {
  return moment?.replace(/\.\d+/, '') ?? null;
}

const isRefusal = (error: unknown) =>
  typeof (error as { statusCode?: unknown }).statusCode === 'number';

/** Where a write fails, the part that was to be written ends with the same error, before or after it is caught. */
const isOfStore = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read';

const brokenForm = () =>
  new AppError(
    'invalid_input',
    'The form of this upload is broken or was cut off. Please send it again.',
  );

const fileMissing = () =>
  new AppError('file_missing', 'Send the image as multipart/form-data in the field "file".');

const fileEmpty = () => new AppError('file_missing', 'This file is empty.');

const oneFile = () => new AppError('invalid_input', 'Send exactly one file, in the field "file".');

const tooLarge = () => new AppError('file_too_large', `This file is larger than ${MAX_FILE_TEXT}.`);

const FormRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** Injects the received file, its fields and the workspace. */
export const ReadUploadForm = () => FormRequest(UploadFormPipe);
