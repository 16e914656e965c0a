import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import { type Comment, CommentsQuery, WriteComment } from '../../contract/organise/comments';
import { toComment } from './comments.mapper';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get('screenshots/:id/comments')
  async list(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Query(zod(CommentsQuery)) query: CommentsQuery,
  ): Promise<Comment[]> {
    return (await this.comments.list(person, id, query)).map(toComment);
  }

  @Post('screenshots/:id/comments')
  async write(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(WriteComment)) { text }: WriteComment,
  ): Promise<Comment> {
    return toComment(await this.comments.write(person, id, text));
  }

  @Patch('comments/:id')
  async edit(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(WriteComment)) { text }: WriteComment,
  ): Promise<Comment> {
    return toComment(await this.comments.edit(person, id, text));
  }

  @HttpCode(204)
  @Delete('comments/:id')
  remove(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    return this.comments.remove(person, id);
  }
}
