import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { DayRange, ListFilter, ListOwner } from './list-filter';
import { ListNamesRepository } from './list-names.repository';
import { type SearchQuery, searchQuery } from './search-query';

/** A list as it is asked for: by a query string, or by a saved search. */
export interface ListQuestion {
  q?: string;
  tags?: readonly string[];
  favorites?: boolean;
  start_date?: string;
  end_date?: string;
  date_field?: DayRange['field'];
  tz?: string;
  collection_id?: string;
}

export function collectionNotFound(): AppError {
  return new AppError('collection_not_found', 'There is no such collection.');
}

/** Looks up what a question names. */
@Injectable()
export class ListFilters {
  constructor(private readonly names: ListNamesRepository) {}

  /** Null where nothing can match: a tag that nobody used. Throws 404 for a collection that is not there. */
  async resolve(owner: ListOwner, question: ListQuestion): Promise<ListFilter | null> {
    const search = question.q === undefined ? null : searchQuery(question.q);
    const tags = [...new Set([...(question.tags ?? []), ...(search?.tags ?? [])])];
    const tagIds = tags.length > 0 ? await this.names.listTagIds(owner, tags) : [];
    const collectionSets = await this.collectionSets(owner, question, search);
    if (tagIds.length < tags.length || collectionSets.some((set) => set.length === 0)) return null;
    return {
      text: textOf(search),
      tagIds,
      collectionSets,
      isFavorite: question.favorites ?? false,
      kinds: search?.kinds ?? [],
      days: daysOf(question, search),
      timeZone: question.tz ?? 'UTC',
    };
  }

  private async collectionSets(
    owner: ListOwner,
    { collection_id }: ListQuestion,
    search: SearchQuery | null,
  ): Promise<string[][]> {
    const named = await Promise.all(
      (search?.collections ?? []).map((name) => this.names.listCollectionsNamed(owner, name)),
    );
    if (!collection_id) return named;
    if (!isUuid(collection_id) || !(await this.names.findCollection(owner, collection_id))) {
      throw collectionNotFound();
    }
    return [[collection_id], ...named];
  }
}

function textOf(search: SearchQuery | null): ListFilter['text'] {
  if (!search) return null;
  const { words, isOpenEnded, phrases, without } = search;
  const isThere = words.length + phrases.length + without.length > 0;
  return isThere ? { words, isOpenEnded, phrases, without } : null;
}

function daysOf(question: ListQuestion, search: SearchQuery | null): DayRange[] {
  const ranges: DayRange[] = [
    {
      field: question.date_field ?? 'uploaded',
      from: question.start_date ?? null,
      to: question.end_date ?? null,
    },
    {
      field: 'uploaded',
      from: search?.after ? nextDay(search.after, 1) : null,
      to: search?.before ? nextDay(search.before, -1) : null,
    },
  ];
  return ranges.filter(({ from, to }) => from !== null || to !== null);
}

/** `before:` and `after:` do not mean the day itself. */
function nextDay(day: string, by: 1 | -1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
}

/** Tag names are stored trimmed and in lower case (decisions 24). */
export function tagNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(names)].filter((name) => name !== '');
}
