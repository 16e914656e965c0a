import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import type { AddDate, UpdateDate, UpdateScreenshot } from '../../contract/screenshots';
import { Favorites } from './favorites.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotLabels } from './screenshot-labels.service';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

/** What a person changes on one screenshot. Every edit is theirs: no later reading undoes it (decisions 14). */
@Injectable()
export class ScreenshotEdits {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly repository: ScreenshotsRepository,
    private readonly favorites: Favorites,
    private readonly labels: ScreenshotLabels,
    private readonly effects: ScreenshotEffects,
    private readonly clock: Clock,
  ) {}

  async update(userId: string, id: string, change: UpdateScreenshot): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.open(userId, id);
    const { is_favorite: isFavorite, ai_generated_title: title } = change;
    await this.repository.transaction(async () => {
      if (isFavorite !== undefined) await this.favorites.set(scope, [id], isFavorite);
      if (title === undefined) return;
      await this.effects.claim(scope);
      await this.repository.setTitle(scope, id, title, this.clock.now());
      await this.effects.reworded(scope, id);
    });
    return this.screenshots.get(scope, id);
  }

  async putTags(userId: string, id: string, names: readonly string[]): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.open(userId, id);
    await this.labels.putTags(scope, id, names);
    return this.screenshots.get(scope, id);
  }

  async addDate(userId: string, id: string, date: AddDate): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.open(userId, id);
    await this.labels.addDate(scope, id, date.extracted_date, date.context_text);
    return this.screenshots.get(scope, id);
  }

  async updateDate(
    userId: string,
    { id, dateId }: { id: string; dateId: string },
    { state }: UpdateDate,
  ): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.open(userId, id);
    const isKnown = isUuid(dateId) && (await this.labels.setDateState(scope, id, dateId, state));
    if (!isKnown) throw new AppError('date_not_found', 'This screenshot has no such date.');
    return this.screenshots.get(scope, id);
  }
}
