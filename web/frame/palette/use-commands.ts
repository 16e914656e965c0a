import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../features/auth/session.queries';
import { useUpload } from '../../features/uploads/use-upload';
import { useTheme } from '../../ui/theme/use-theme';
import { createTeamAddress } from '../workspaces/create-team-address';
import { lateTexts } from '../late-texts';
import { frameTexts } from '../texts';
import { type Findings, fits } from './palette.model';
import { paletteTexts as texts } from './texts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** The commands of the palette. */
export function useCommands(words: string, onHelp: () => void): Findings {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { pick } = useUpload();
  const [chosen, setTheme] = useTheme();
  const commands = [
    { label: texts.upload, hint: 'U', act: pick },
    { label: texts.createTeam, act: () => void navigate(createTeamAddress) },
    ...THEMES.map((theme) => ({
      label: texts.theme(lateTexts.themes[theme]),
      hint: theme === chosen ? texts.chosen : undefined,
      act: () => setTheme(theme),
    })),
    { label: frameTexts.shortcuts, hint: '?', isStaying: true, act: onHelp },
    { label: frameTexts.signOut, act: () => void signOut() },
  ];
  const entries = commands
    .filter(({ label }) => fits(label, words))
    .map((command) => ({ ...command, id: `command ${command.label}` }));
  return { sections: [{ title: texts.commands, entries }], state: 'ready' };
}
