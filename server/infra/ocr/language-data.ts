import { existsSync } from 'node:fs';
import { chmod, copyFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeFolder } from '../storage/make-folder';

/** The name of a language's data: `eng`, `pol`, `chi_sim`. */
export type Language = string;

/** Languages whose data is installed with the product; the first reads every page. */
export const SHIPPED_LANGUAGES: readonly Language[] = ['eng', 'deu', 'fra', 'spa'];

/** The variant of the data that is small and reads as well as the large one. */
const VARIANT = '4.0.0_best_int';
const packages = createRequire(__filename);

export const packageOf = (language: Language): string => `@tesseract.js-data/${language}`;
const fileOf = (language: Language): string => `${language}.traineddata.gz`;

export function isInstalled(language: Language): boolean {
  try {
    return existsSync(sourceOf(language));
  } catch {
    return false; // there is no such package
  }
}

/**
 * Puts the packages' data into one folder, which is what Tesseract needs; returns the folder.
 * Repeating it is cheap, and several processes may do it at once.
 */
export async function provideLanguageData(
  folder: string,
  languages = SHIPPED_LANGUAGES,
): Promise<string> {
  await makeFolder(folder);
  await Promise.all(languages.map((language) => provide(language, folder)));
  return folder;
}

/** Throws where the package is not installed. */
function sourceOf(language: Language): string {
  const root = dirname(packages.resolve(`${packageOf(language)}/package.json`));
  return join(root, VARIANT, fileOf(language));
}

async function provide(language: Language, folder: string): Promise<void> {
  const [source, target] = [sourceOf(language), join(folder, fileOf(language))];
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
