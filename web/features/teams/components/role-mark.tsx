import { Star } from 'lucide-react';
import type { TeamRole } from '../../../../server/contract/team-roles';
import { hasStar } from '../team.model';
import { teamTexts } from '../texts';
import styles from './teams.module.css';

/** The role; a star marks owner and admins. */
export function RoleMark({ role }: { role: TeamRole }) {
  return (
    <span className={styles.role} data-star={hasStar(role) || undefined}>
      {hasStar(role) && <Star size={12} fill="currentColor" aria-hidden />}
      {teamTexts.roles[role]}
    </span>
  );
}
