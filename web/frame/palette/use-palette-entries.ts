import { begins, type Findings, joinFindings, readQuery } from './palette.model';
import { useCommands } from './use-commands';
import {
  useCollectionEntries,
  useScreenshotEntries,
  useSearchEntry,
  useTagEntries,
} from './use-search-results';
import { usePageEntries, useWorkspaceEntries } from './use-page-entries';

/** All entries that match. Results of the server come last, so that they move nothing when they arrive. */
export function usePaletteEntries(text: string, onHelp: () => void): Findings {
  const { mode, words } = readQuery(text);
  const search = useSearchEntry(words);
  const pages = usePageEntries(words);
  const spaces = useWorkspaceEntries(words);
  const commands = useCommands(words, onHelp);
  const hits = useScreenshotEntries(words, mode === 'all');
  const tags = useTagEntries(words, mode === 'tags');
  const collections = useCollectionEntries(words, mode === 'collections');
  const [page] = pages.sections[0]?.entries ?? [];
  const isPageMeant = page !== undefined && begins(page.label, words);
  const parts = {
    all: [...(isPageMeant ? [pages, search] : [search, pages]), spaces, commands, hits],
    tags: [tags],
    collections: [collections],
    commands: [commands],
  };
  return joinFindings(parts[mode]);
}
