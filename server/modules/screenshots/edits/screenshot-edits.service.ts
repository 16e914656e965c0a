import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { AddDate, UpdateDate } from '../../../contract/reading/dates';
import type { FoundWords, UpdateScreenshot } from '../../../contract/screenshots';
import { Transactions } from '../../../infra/database/transactions';
import { FavoritesService } from './favorites.service';
import { assertBelievable } from '../files/image-created-at';
import { FollowUpService } from '../follow-up/follow-up.service';
import { LabelEditsService } from './label-edits.service';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { type OwnWords, ScreenshotsRepository } from '../rows/screenshots.repository';
import { ScreenshotsService } from '../rows/screenshots.service';

type Texts = Omit<UpdateScreenshot, 'is_favorite' | 'image_created_at' | 'expected'>;

/** The column of each text that a person may edit. Without its entry here a field of the contract does not compile. */
const COLUMN_OF = {
  ai_generated_title: 'title',
  note: 'note',
} as const satisfies { [Field in keyof Texts]-?: ColumnFor<Texts[Field]> };

/** The columns that take values of a type. */
type ColumnFor<Value> = {
  [Column in keyof OwnWords]-?: Value extends OwnWords[Column] ? Column : never;
}[keyof OwnWords];

/** Edits of one screenshot by a person. No later reading changes them (docs/decisions.md#own-edits). */
@Injectable()
export class ScreenshotEditsService {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly repository: ScreenshotsRepository,
    private readonly favorites: FavoritesService,
    private readonly labels: LabelEditsService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async update(person: PersonScope, id: string, change: UpdateScreenshot): Promise<ScreenshotRow> {
    const { is_favorite: isFavorite, expected = {}, ...edits } = change;
    const { image_created_at: madeAt, ...texts } = edits;
    const words = wordsOf(texts);
    const isEdit = isGiven(edits);
    const { scope } = await (isEdit
      ? this.screenshots.openUnlocked(person, id)
      : this.screenshots.open(person, id));
    if (madeAt) assertBelievable(madeAt, this.clock.now());
    await this.transactions.run(async () => {
      if (isFavorite !== undefined) await this.favorites.set(scope, [id], isFavorite);
      if (madeAt !== undefined) await this.labels.setMadeAt(scope, id, madeAt);
      if (isGiven(words)) await this.reword(scope, id, words, expected);
    });
    return this.screenshots.get(scope, id);
  }

  private async reword(
    scope: WorkspaceAccess,
    id: string,
    words: OwnWords,
    expected: FoundWords,
  ): Promise<void> {
    await this.followUp.lockWorkspace(scope);
    // Under the lock, so that of two edits at a time the later one sees the earlier.
    if (isGiven(expected)) await this.assertAsFound(scope, id, words, expected);
    await this.repository.setWords(scope, id, words, this.clock.now());
    await this.followUp.reworded(scope, [id]);
  }

  /** The words of a reading may be written over; those of a person only by somebody who has seen them. */
  private async assertAsFound(
    scope: WorkspaceAccess,
    id: string,
    words: OwnWords,
    expected: FoundWords,
  ): Promise<void> {
    const present = await this.repository.findOwnWords(scope, id);
    const others = (Object.keys(COLUMN_OF) as (keyof Texts)[]).filter((field) => {
      const column = COLUMN_OF[field];
      const now = present[column];
      const isWritten = words[column] !== undefined && expected[field] !== undefined;
      return isWritten && now !== undefined && now !== expected[field] && now !== words[column];
    });
    if (others.length === 0) return;
    throw new AppError(
      'edited_meanwhile',
      'Somebody has changed this meanwhile. Look at it again before you change it.',
      Object.fromEntries(others.map((field) => [field, present[COLUMN_OF[field]]])),
    );
  }

  async putTags(person: PersonScope, id: string, names: readonly string[]): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.openUnlocked(person, id);
    await this.labels.putTags(scope, id, names);
    return this.screenshots.get(scope, id);
  }

  async addDate(person: PersonScope, id: string, date: AddDate): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.openUnlocked(person, id);
    await this.labels.addDate(scope, id, date);
    return this.screenshots.get(scope, id);
  }

  async updateDate(
    person: PersonScope,
    { id, dateId }: { id: string; dateId: string },
    change: UpdateDate,
  ): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.openUnlocked(person, id);
    const isKnown = isUuid(dateId) && (await this.labels.changeDate(scope, id, dateId, change));
    if (!isKnown) throw new AppError('date_not_found', 'This screenshot has no such date.');
    return this.screenshots.get(scope, id);
  }
}

function wordsOf(texts: Texts): OwnWords {
  const fields = Object.keys(COLUMN_OF) as (keyof Texts)[];
  return Object.fromEntries(fields.map((field) => [COLUMN_OF[field], texts[field]]));
}

/** Whether a change holds any field. */
const isGiven = (change: object): boolean =>
  Object.values(change).some((value) => value !== undefined);
