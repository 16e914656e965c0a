import { Injectable } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { projectRoot } from '../../../infra/config/project-root';
import { ArrivingFilesService } from './arriving-files.service';
import { DuplicateImageError } from './duplicate-image-error';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotsService } from '../rows/screenshots.service';
import { UploadsService } from './uploads.service';

const FOLDER = join(projectRoot(), 'server', 'samples');
const SAMPLES = ['Carrot soup.png', 'Train booking.png', 'Riverbank invoice.png'];

/** Three sample screenshots, which cost no allowance (docs/decisions.md#samples). */
@Injectable()
export class SamplesService {
  constructor(
    private readonly files: ArrivingFilesService,
    private readonly uploads: UploadsService,
    private readonly screenshots: ScreenshotsService,
  ) {}

  /** Existing samples are returned unchanged; deleted ones are restored. */
  async add(scope: WorkspaceAccess): Promise<ScreenshotRow[]> {
    const rows: ScreenshotRow[] = [];
    for (const name of SAMPLES) rows.push(await this.addOne(scope, name));
    return rows;
  }

  private async addOne(scope: WorkspaceAccess, name: string): Promise<ScreenshotRow> {
    const file = await this.files.receive(createReadStream(join(FOLDER, name)), name);
    try {
      return (
        await this.uploads.addSample(scope, {
          file,
          modifiedAt: null,
          reservation: null,
        })
      ).row;
    } catch (error) {
      if (error instanceof DuplicateImageError) return this.screenshots.get(scope, error.twinId);
      throw error;
    }
  }
}
