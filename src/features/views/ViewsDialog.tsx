import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import Upload from 'lucide-react/icons/upload';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { cleanName } from '#api/cleanName.ts';
import { sessionUser } from '#api/session.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { ImportResult } from './ImportResult.tsx';
import { mostViews, newView, searchViews, type View } from './model.ts';
import { changeViews, storedColumns, useViews } from './store.ts';
import { type FileProblem, type ImportedViews, readFile, saveViews } from './transfer.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewRow } from './ViewRow.tsx';

interface ViewsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The names of the tables on the page, whose columns a view keeps. */
  readonly tables: readonly string[];
}

/** The saved views of the user: saves the present page, and lists, opens and manages all of them (behaviour 3.24). */
export function ViewsDialog({ open, onClose, tables }: ViewsDialogProps) {
  const { t } = useTranslation('views');
  return (
    <Dialog open={open} size="lg" title={t('title')} onClose={onClose}>
      <ViewsManager tables={tables} onClose={onClose} />
    </Dialog>
  );
}

/** The number of views that are listed at once. */
const listed = 50;

/** The page's own name, as its title says it, without the product's. */
const pageTitle = () => cleanName(document.title.split(' · ').slice(0, -1).join(' · ')).slice(0, 300);

function ViewsManager({ tables, onClose }: Omit<ViewsDialogProps, 'open'>) {
  const { t } = useTranslation('views');
  const views = useViews();
  const [isSaving, setSaving] = useState(false);
  const [isUnstored, setUnstored] = useState(false);
  const [imported, setImported] = useState<ImportedViews | FileProblem>();
  const input = useRef<HTMLInputElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasSaving.current && !isSaving) save.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  const hasViews = views.length > 0;
  useEffect(() => {
    // The last one is deleted: its button had the focus.
    if (!hasViews && document.activeElement === document.body) save.current?.focus();
  }, [hasViews]);
  const change = (next: (views: readonly View[]) => readonly View[]) => {
    const isStored = changeViews(next);
    setUnstored(!isStored);
    return isStored;
  };
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const result = await readFile(file, views);
    setImported(result);
    if (typeof result === 'object' && result.added.length > 0) change((mine) => [...mine, ...result.added]);
  };
  return (
    <Stack gap="4">
      {sessionUser() === null && <FormBanner tone="info">{t('nameless')}</FormBanner>}
      {isUnstored && <FormBanner tone="warning">{t('unstored')}</FormBanner>}
      {isSaving ? (
        <SaveForm
          tables={tables}
          views={views}
          onCancel={() => setSaving(false)}
          onSave={(view) => {
            const isStored = change((mine) =>
              mine.some(({ id }) => id === view.id)
                ? mine.map((one) => (one.id === view.id ? view : one))
                : [...mine, view],
            );
            setSaving(false);
            if (!isStored) return;
            toast.success(t('saved'));
            onClose();
          }}
        />
      ) : (
        <>
          <Flex wrap="wrap" gap="2">
            <Button
              ref={save}
              variant="solid"
              icon={<BookmarkPlus aria-hidden />}
              disabled={views.length >= mostViews}
              onClick={() => setSaving(true)}
            >
              {t('save')}
            </Button>
            <Flex gap="2" wrap="wrap" ms={{ sm: 'auto' }}>
              <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
                {t('import')}
              </Button>
              <Button
                icon={<Download aria-hidden />}
                disabled={views.length === 0}
                onClick={() => saveViews(t('fileName'), views)}
              >
                {t('export')}
              </Button>
            </Flex>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t('import')}
              accept=".json,application/json"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </Flex>
          {views.length >= mostViews && <FormBanner tone="info">{t('full', { count: mostViews })}</FormBanner>}
          {imported !== undefined && <ImportResult result={imported} />}
          <ViewList views={views} onChange={change} onOpen={onClose} />
        </>
      )}
    </Stack>
  );
}

interface SaveFormProps {
  readonly tables: readonly string[];
  readonly views: readonly View[];
  readonly onSave: (view: View) => void;
  readonly onCancel: () => void;
}

/** The form that saves the present page. A view of the same name is replaced. */
function SaveForm({ tables, views, onSave, onCancel }: SaveFormProps) {
  const { pathname, search } = useLocation();
  const [about] = useState(pageTitle);
  const address = pathname + search;
  return (
    <ViewForm
      isNew
      initial={{ name: about }}
      address={address}
      taken={new Set(views.map(({ name }) => name))}
      onCancel={onCancel}
      onSubmit={(choice) => {
        const columns = storedColumns(tables);
        const view = newView({ ...choice, address, about, ...(tables.length > 0 && { columns }) });
        const replaced = views.find(({ name }) => name === choice.name);
        onSave(replaced ? { ...view, id: replaced.id } : view);
      }}
    />
  );
}

interface ViewListProps {
  readonly views: readonly View[];
  readonly onChange: (next: (views: readonly View[]) => readonly View[]) => boolean;
  /** A view is opened. */
  readonly onOpen: () => void;
}

/** The views by name, those of the present page first, with a search where there are many. */
function ViewList({ views, onChange, onOpen }: ViewListProps) {
  const { t } = useTranslation('views');
  const formats = useFormats();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const [most, setMost] = useState(listed);
  const found = searchViews(views, text);
  const isHere = ({ address }: View) => address.split('?')[0] === pathname;
  const sorted = [...found].sort((a, b) => Number(isHere(b)) - Number(isHere(a)) || formats.compare(a.name, b.name));
  if (views.length === 0) return <EmptyState compact title={t('none')} text={t('noneText')} />;
  return (
    <Stack gap="2">
      <Box as="form" role="search" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <TextField
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          type="search"
          enterKeyHint="search"
          icon={<Search size={16} aria-hidden />}
          value={text}
          onChange={(next) => {
            setText(next);
            setMost(listed);
          }}
        />
      </Box>
      <Text textStyle="sm" color="fg.muted" role="status">
        {text.trim() === ''
          ? t('count', { count: views.length, value: formats.count(views.length) })
          : t('found', { count: found.length, value: formats.count(found.length) })}
      </Text>
      {found.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="l2">
          {sorted.slice(0, most).map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              views={views}
              onOpen={onOpen}
              onChange={(next) => onChange((mine) => mine.map((one) => (one.id === view.id ? next : one)))}
              onDelete={() => {
                const place = views.findIndex(({ id }) => id === view.id);
                onChange((mine) => mine.filter(({ id }) => id !== view.id));
                toast.success(t('deleted'), undefined, {
                  label: t('restore'),
                  onClick: () => void changeViews((mine) => [...mine.slice(0, place), view, ...mine.slice(place)]),
                });
              }}
            />
          ))}
        </Stack>
      )}
      {found.length > most && (
        <Flex justify="center">
          <Button onClick={() => setMost(most + listed)}>{t('more')}</Button>
        </Flex>
      )}
    </Stack>
  );
}
