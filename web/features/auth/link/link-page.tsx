import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../../../server/contract/client';
import { MAX_EMAIL, MAX_NAME } from '../../../../server/contract/limits';
import type { LinkView } from '../../../../server/contract/people';
import { paths } from '../../../shared/paths';
import { requiredField } from '../../../ui/fields/required-field';
import { PageTitle } from '../../../ui/layout/page-title';
import { Skeletons } from '../../../ui/states/skeletons';
import page from '../components/sign-in-page.module.css';
import { useSession } from '../session.queries';
import { linkTexts as texts } from './link-texts';
import { useLink, useLinkView } from './use-link';

/** The sentence of the server, which says what to do, or our own where it did not answer. */
const sentenceOf = (error: Error, fallback: string) =>
  error instanceof ApiError && error.status > 0 && error.message ? error.message : fallback;

function headingOf({ kind, email }: LinkView): string {
  if (kind === 'sign_in') return texts.signInAs(email ?? '');
  return kind === 'invite' ? texts.invited : texts.firstOperator;
}

/** Says so where somebody else is signed in here. */
function Replaced({ email }: Pick<LinkView, 'email'>) {
  const session = useSession();
  if (session.state !== 'in' || session.user.email === email) return null;
  return <p>{texts.replaces(session.user.email)}</p>;
}

function About({ view }: { view: LinkView }) {
  return (
    <>
      {view.kind === 'first_operator' && <p className={page.hint}>{texts.firstHint}</p>}
      {view.kind === 'invite' && <p className={page.hint}>{texts.account(view.email ?? '')}</p>}
      {view.kind === 'invite' && view.makes_operator && <p>{texts.asOperator}</p>}
      <Replaced email={view.email} />
    </>
  );
}

function UseForm({ token, view }: { token: string; view: LinkView }) {
  const [name, setName] = useState(view.name ?? '');
  const [email, setEmail] = useState('');
  const use = useLink();
  const asksEmail = view.makes_account && view.email === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = {
      ...(view.makes_account && { name: name.trim() }),
      ...(asksEmail && { email: email.trim() }),
    };
    use.mutate({ body: { token, ...typed } });
  };
  return (
    <form className={page.form} onSubmit={submit}>
      {view.makes_account && (
        <TextInput
          label={texts.name}
          {...requiredField}
          autoComplete="name"
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {asksEmail && (
        <TextInput
          label={texts.email}
          type="email"
          {...requiredField}
          autoComplete="email"
          maxLength={MAX_EMAIL}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      {use.error && (
        <p role="alert" className={page.failure}>
          {sentenceOf(use.error, texts.useFailed)}
        </p>
      )}
      <Button type="submit" size="lg" fullWidth loading={use.isPending || use.isSuccess}>
        {view.makes_account ? texts.begin : texts.signIn}
      </Button>
    </form>
  );
}

/** A link that signs nobody in, and the way on. */
function Over({ sentence, onRetry }: { sentence: string; onRetry?: (() => void) | undefined }) {
  return (
    <>
      <p role="alert">{sentence}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <Button component={Link} to={paths.signIn} variant="default">
        {texts.toSignIn}
      </Button>
    </>
  );
}

function Content({ token }: { token: string }) {
  const { data, error, refetch } = useLinkView(token);
  if (token === '') return <Over sentence={texts.missing} />;
  if (data)
    return (
      <>
        <About view={data} />
        <UseForm token={token} view={data} />
      </>
    );
  if (!error)
    return (
      <Skeletons label={texts.checking}>
        <Skeleton height={50} />
      </Skeletons>
    );
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <Over
      sentence={sentenceOf(error, texts.failed)}
      onRetry={isFinal ? undefined : () => void refetch()}
    />
  );
}

/** Asks before it signs in; the token stands behind the # of the address, which browsers send to nobody. */
export function LinkPage() {
  const token = useLocation().hash.slice(1);
  const { data } = useLinkView(token);
  return (
    <section className={page.page} aria-label={texts.title}>
      <PageTitle title={texts.title} className={page.title}>
        {data ? headingOf(data) : texts.title}
      </PageTitle>
      {/* Another link in the same tab begins anew. */}
      <Content key={token} token={token} />
    </section>
  );
}
