import {
  DateRole,
  DateState,
  DayCountKind,
  FindingState,
  JobState,
  LinkPurpose,
  ProcessingStatus,
  TokenKind,
  ValueSource,
  WorkspaceKind,
  WorkspaceRole,
} from './generated/client';
import { oneOf } from './row-shape';

export const dateRole = oneOf(Object.values(DateRole), 'DateRole');
export const dateState = oneOf(Object.values(DateState), 'DateState');
/** Read as text. */
export const dayCountKind = oneOf(Object.values(DayCountKind));
export const findingState = oneOf(Object.values(FindingState), 'FindingState');
/** Read as text. */
export const jobState = oneOf(Object.values(JobState));
export const linkPurpose = oneOf(Object.values(LinkPurpose), 'LinkPurpose');
export const processingStatus = oneOf(Object.values(ProcessingStatus), 'ProcessingStatus');
export const tokenKind = oneOf(Object.values(TokenKind), 'TokenKind');
export const valueSource = oneOf(Object.values(ValueSource), 'ValueSource');
export const workspaceKind = oneOf(Object.values(WorkspaceKind), 'WorkspaceKind');
export const workspaceRole = oneOf(Object.values(WorkspaceRole), 'WorkspaceRole');
