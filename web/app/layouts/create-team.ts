import { paths } from '../paths';

/** The page of the teams with the dialog for a new one open. */
export const createTeamAddress = `${paths.teams}?create=1`;
