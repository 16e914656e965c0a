import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import type { CollectionItem } from '../../contract/collections';
import { CollectionMembershipService } from '../screenshots/edits/collection-membership.service';
import { ScreenshotsService } from '../screenshots/rows/screenshots.service';

@Controller('collections/:id/screenshots/:screenshotId')
export class CollectionItemsController {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly collections: CollectionMembershipService,
  ) {}

  @Post()
  async add(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Param('screenshotId') screenshotId: string,
  ): Promise<CollectionItem> {
    // A collection of another workspace than the screenshot's counts as absent.
    const { scope } = await this.screenshots.openUnlocked(person, screenshotId);
    const added = await this.collections.add(scope, id, [screenshotId]);
    return { collection_id: id, screenshot_id: screenshotId, was_added: added.length > 0 };
  }

  @HttpCode(204)
  @Delete()
  async remove(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Param('screenshotId') screenshotId: string,
  ): Promise<void> {
    const { scope } = await this.screenshots.open(person, screenshotId);
    await this.collections.remove(scope, id, [screenshotId]);
  }
}
