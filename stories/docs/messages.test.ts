// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, namespaces } from './parts/messages.ts';
import { shownMessages } from './shownMessages.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(path, 'utf8');

describe('the messages of the page Errors', () => {
  /** What looks like a message by its place or its key, and says of nothing that it went wrong. */
  const others = new Set([
    // The state of a request, in a banner.
    ...['pendingCreate', 'pendingUpdate', 'pendingDelete', 'pendingText', 'since'].map(
      (key) => `zones: borders.${key}`,
    ),
    // What a draft holds.
    ...['draft.title', 'draft.text'].map((key) => `borders: ${key}`),
    // Rows and columns of figures, options of filters, a rule that is shown before anything is typed.
    ...['data: metric.gone', 'data: table.missing', 'reporting: columns.gone', 'reporting: columns.withInvalid'],
    ...['reporting: tiles.invalid', 'lists: search.invalid', 'lists: transactions.invalid'],
    'account: password.rule.tooShort',
    // Buttons.
    ...['borders: problem.show', 'session: refused.back', 'session: refused.close', 'session: refusedRead.back'],
    ...['app: failed.reload', 'app: missingPart.close', 'reporting: failure.retry'],
  ]);
  const isMessage = (namespace: string, key: string) =>
    others.has(`${namespace}: ${key}`) || messages.get(namespace)?.some((message) => message.key === key) === true;

  it('are all that the code shows in banners, toasts and alerts, at fields, and in place of what did not load', {
    timeout: 60_000,
  }, () => {
    const sourcesOfPortal = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => ({ name, source: read(join(root, 'src', name)) }))
      .filter(({ source }) => /\bt\(/.test(source));
    const shown = sourcesOfPortal.flatMap(({ name, source }) =>
      shownMessages(source).flatMap(({ key, namespaces: own }) => {
        const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`);
        return (own.length > 0 ? own : [...namespaces.keys()]).flatMap((namespace) =>
          (namespaces.get(namespace)?.all ?? [])
            .filter((text) => pattern.test(text.key))
            .map((text) => ({ name, namespace, key: text.key })),
        );
      }),
    );
    expect(shown.length).toBeGreaterThan(150);
    const unmarked = shown.filter(({ namespace, key }) => !isMessage(namespace, key));
    expect(unmarked.map(({ name, namespace, key }) => `${namespace}: ${key}, in ${name}`)).toEqual([]);
  });

  it('leave out only what there is', () => {
    const known = [...namespaces].flatMap(([namespace, { all }]) => all.map(({ key }) => `${namespace}: ${key}`));
    expect([...others].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('are all whose keys name what went wrong', () => {
    const naming =
      /fail|refus|missing|problem|bad[A-Z]|not(Found|Sent|Saved|Equal|Number|Withdrawn)|unreach|uncheck|expired|denied|invalid$|wrong$|gone$|noSuch|too(Short|Long|Large|Few|Many)|outOfRange|inArray|stale|required\.|errorMessages\./i;
    const named = [...namespaces].flatMap(([namespace, { all }]) =>
      all.filter(({ key }) => naming.test(key) && !isMessage(namespace, key)).map(({ key }) => `${namespace}: ${key}`),
    );
    expect(named).toEqual([]);
  });

  it('are found in a source: in what components and functions about failures are given', () => {
    const source = `
      const { t } = useTranslation('zones');
      const problemText = (kind) => t(\`problem.\${kind}\`);
      const title = t('a.title');
      toast.error(t(isNew ? 'a.one' : 'a.two'));
      toast.success(t('a.done'));
      setError('zones', { message: t('a.none') });
      const element = (
        <>
          <ErrorState title={title} action={<Button>{t('a.retry')}</Button>} />
          <FormBanner tone="info">{t('a.hint')}</FormBanner>
          <Field label={t('a.label')} error={t('b:required')} />
          <p role="alert">{t('a.alert')}</p>
        </>
      );`;
    const keys = shownMessages(source).map(({ namespaces: own, key }) => `${own.join()} ${key}`);
    const expected = [
      'b required',
      ...['problem.*', 'a.title', 'a.one', 'a.two', 'a.none', 'a.alert'].map((key) => `zones ${key}`),
    ];
    expect(keys.sort()).toEqual(expected.sort());
  });
});
