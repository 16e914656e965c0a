import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { opensFeature, type Feature } from '../../../contract/plans';
import { PlanLossesRepository, type PlanThings } from './plan-losses.repository';

interface Ranked {
  id: number;
  rank: number;
}

const NOTHING: PlanThings = { teams: 0, members: 0, apiKeys: 0, liveCollections: 0 };

/** Counts what a person has made with features that another plan does not have (docs/decisions.md#plan-gates). */
@Injectable()
export class PlanLossesService {
  constructor(private readonly repository: PlanLossesRepository) {}

  async between(person: PersonScope, from: Ranked, to: Ranked): Promise<PlanThings> {
    const isLost = (feature: Feature) => opensFeature(from, feature) && !opensFeature(to, feature);
    const [teams, keys, searches] = [
      isLost('team_collaboration'),
      isLost('api_access'),
      isLost('advanced_search'),
    ];
    if (!teams && !keys && !searches) return NOTHING;
    const held = await this.repository.count(person);
    return {
      teams: teams ? held.teams : 0,
      members: teams ? held.members : 0,
      apiKeys: keys ? held.apiKeys : 0,
      liveCollections: searches ? held.liveCollections : 0,
    };
  }
}
