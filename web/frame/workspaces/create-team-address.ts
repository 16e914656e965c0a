import { paths } from '../../shared/paths';

/** The teams page with the create dialog open. */
export const createTeamAddress = `${paths.teams}?create=1`;
