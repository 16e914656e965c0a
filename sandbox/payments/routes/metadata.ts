import { type Form } from './form-body';
import { type Metadata } from '../records';

/** The former metadata merged with the form; an empty value removes its key, an empty `metadata` all of them. */
export function merged(former: Metadata, form: Form): Metadata {
  if (form.isCleared('metadata')) return {};
  const entries = Object.entries({ ...former, ...form.pairs('metadata') });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
