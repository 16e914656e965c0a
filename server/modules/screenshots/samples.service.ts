import { Injectable } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { projectRoot } from '../../infra/config/project-root';
import { ArrivingFiles } from './arriving-files.service';
import { DuplicateImageError } from './duplicate-image-error';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotsService } from './screenshots.service';
import { UploadsService } from './uploads.service';

const FOLDER = join(projectRoot(), 'server', 'samples');
const SAMPLES = ['Carrot soup.png', 'Train booking.png', 'Riverbank invoice.png'];

/** Three pictures to try the product with; they cost no allowance (decisions 38). */
@Injectable()
export class SamplesService {
  constructor(
    private readonly files: ArrivingFiles,
    private readonly uploads: UploadsService,
    private readonly screenshots: ScreenshotsService,
  ) {}

  /** Those that are there already are answered as they are; deleted ones come back. */
  async add(scope: WorkspaceScope): Promise<ScreenshotRow[]> {
    const rows: ScreenshotRow[] = [];
    for (const name of SAMPLES) rows.push(await this.addOne(scope, name));
    return rows;
  }

  private async addOne(scope: WorkspaceScope, name: string): Promise<ScreenshotRow> {
    const file = await this.files.receive(createReadStream(join(FOLDER, name)), name);
    try {
      return (await this.uploads.addSample(scope, { file, modifiedAt: null })).row;
    } catch (error) {
      if (error instanceof DuplicateImageError) return this.screenshots.get(scope, error.twinId);
      throw error;
    }
  }
}
