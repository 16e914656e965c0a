import { type Findings, joinFindings, readQuery } from './palette.model';
import { useCommands } from './use-commands';
import { useCollectionEntries, useHits, useSearchEntry, useTagEntries } from './use-finds';
import { usePages, useSpaceEntries } from './use-places';

/** Everything that fits what is typed. What comes from the server late stands last and moves nothing. */
export function useFindings(text: string, onHelp: () => void): Findings {
  const { mode, words } = readQuery(text);
  const search = useSearchEntry(words);
  const pages = usePages(words);
  const spaces = useSpaceEntries(words);
  const commands = useCommands(words, onHelp);
  const hits = useHits(words, mode === 'all');
  const tags = useTagEntries(words, mode === 'tags');
  const collections = useCollectionEntries(words, mode === 'collections');
  const parts = {
    all: [search, pages, spaces, commands, hits],
    tags: [tags],
    collections: [collections],
    commands: [commands],
  };
  return joinFindings(parts[mode]);
}
