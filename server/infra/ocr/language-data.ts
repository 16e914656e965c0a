import { existsSync } from 'node:fs';
import { chmod, copyFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeFolder } from '../storage/make-folder';

/** The name of a language's data: `eng`, `pol`, `chi_sim`. */
export type Language = string;

/** Languages whose data is installed with the product; the first reads every page. */
export const SHIPPED_LANGUAGES: readonly Language[] = ['eng', 'deu', 'fra', 'spa'];

/**
 * Which network Tesseract reads a language with. The fast one is smaller and spares a sixth of both engines' time;
 * where a second engine reads what it doubts, the text is as good (docs/ocr.md), alone it is worse.
 */
export type Network = 'full' | 'fast';

/** The variant of the packages' data that is small and reads as well as the large one. */
const VARIANT = '4.0.0_best_int';
/** Fast networks of the shipped languages, which no package has; copied beside the compiled programs as they are. */
const FAST_DATA = join(__dirname, 'fast-data');
const packages = createRequire(__filename);

export const packageOf = (language: Language): string => `@tesseract.js-data/${language}`;
const fileOf = (data: string): string => `${data}.traineddata.gz`;

/** The name by which Tesseract loads a language: its file without the ending. Languages of other packages are full only. */
export const dataOf = (language: Language, network: Network): string =>
  network === 'fast' && hasFastNetwork(language) ? `${language}_fast` : language;

export const hasFastNetwork = (language: Language): boolean => SHIPPED_LANGUAGES.includes(language);

export function isInstalled(language: Language): boolean {
  try {
    return existsSync(sourceOf(language));
  } catch {
    return false; // there is no such package
  }
}

/**
 * Puts the data of all languages into one folder, which is what Tesseract needs; returns the folder.
 * Repeating it is cheap, and several processes may do it at once. The full networks are always there, since the second
 * engine may fail at any time.
 */
export async function provideLanguageData(
  folder: string,
  languages = SHIPPED_LANGUAGES,
  network: Network = 'full',
): Promise<string> {
  await makeFolder(folder);
  const files = new Map(languages.map((language) => [fileOf(language), sourceOf(language)]));
  for (const language of network === 'fast' ? SHIPPED_LANGUAGES : [])
    files.set(fileOf(dataOf(language, 'fast')), join(FAST_DATA, fileOf(language)));
  await Promise.all([...files].map(([name, source]) => provide(source, join(folder, name))));
  return folder;
}

/** Throws where the package is not installed. */
function sourceOf(language: Language): string {
  const root = dirname(packages.resolve(`${packageOf(language)}/package.json`));
  return join(root, VARIANT, fileOf(language));
}

async function provide(source: string, target: string): Promise<void> {
  if ((await sizeOf(target)) === (await sizeOf(source))) return;
  const partial = `${target}.${process.pid}`;
  try {
    await copyFile(source, partial);
    await chmod(partial, 0o600);
    await rename(partial, target);
  } catch (error) {
    // A full disk leaves a part of it.
    await rm(partial, { force: true });
    throw error;
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => -1, // absent is not an error here: the file is about to be copied
  );
}
