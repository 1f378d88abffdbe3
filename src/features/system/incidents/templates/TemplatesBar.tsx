import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Settings2 from 'lucide-react/icons/settings-2';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionUser } from '#api/session.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { toast } from '#design-system/Toast/toast.ts';
import {
  type IncidentTemplate,
  isEmptyTemplate,
  mostTemplates,
  type TemplateValues,
  templateValues,
  usableComponents,
  withTemplate,
} from './model.ts';
import { changeTemplates, useTemplates } from './store.ts';
import { TemplateName } from './TemplateName.tsx';
import { TemplateRows } from './TemplateRows.tsx';

interface TemplatesBarProps {
  /** A template can fill in the form: it is that of a new incident. */
  readonly mayApply: boolean;
  /** The components that can be chosen. */
  readonly components: readonly string[];
  /** What the form has now. */
  readonly values: () => TemplateValues;
  readonly onApply: (values: TemplateValues) => void;
}

/** What was filled in, and what the form had before. */
interface Applied {
  readonly name: string;
  readonly before: TemplateValues;
  readonly gone: readonly string[];
}

/**
 * The templates of an incident's form (behaviour 16.43): fills it in from one, which can be taken back, saves what it has as
 * one, and renames and deletes them. It stands outside of the form, whose Enter would send it.
 */
export function TemplatesBar({ mayApply, components, values, onApply }: TemplatesBarProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const templates = useTemplates();
  const [mode, setMode] = useState<'none' | 'save' | 'manage'>('none');
  const [applied, setApplied] = useState<Applied>();
  const [isEmpty, setEmpty] = useState(false);
  const [isUnstored, setUnstored] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // The form of the name that had the focus is gone.
    if (wasSaving.current && mode !== 'save') save.current?.focus();
    wasSaving.current = mode === 'save';
  }, [mode]);
  const sorted = [...templates].sort((one, other) => formats.compare(one.name, other.name));
  const isFull = templates.length >= mostTemplates;
  const change = (next: (mine: readonly IncidentTemplate[]) => readonly IncidentTemplate[]) => {
    const isStored = changeTemplates(next);
    setUnstored(!isStored);
    return isStored;
  };
  const apply = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const { usable, gone } = usableComponents(template, components);
    setApplied({ name: template.name, before: values(), gone });
    onApply({ ...templateValues(template), components: usable });
  };
  const beginSaving = () => {
    setEmpty(isEmptyTemplate(values()));
    if (!isEmptyTemplate(values())) setMode('save');
  };
  return (
    <Stack as="section" aria-label={t('templates.title')} gap="3" pb="4" mb="4" borderBottomWidth="1px">
      {mode === 'save' ? (
        <TemplateName
          initial={values().title.slice(0, 60)}
          taken={templates.map(({ name }) => name)}
          mayReplace
          hint={t('templates.saveHint')}
          onCancel={() => setMode('none')}
          onName={(name) => {
            const isStored = change((mine) => withTemplate(mine, name, templateValues(values())));
            setMode('none');
            if (isStored) toast.success(t('templates.saved', { name }));
          }}
        />
      ) : (
        <Flex wrap="wrap" gap="2" align="flex-end">
          {mayApply && templates.length > 0 && (
            <Box flex="1 1 14rem" minWidth="0">
              <ChoiceField
                ref={choice}
                label={t('templates.apply')}
                value=""
                placeholder={t('templates.choose')}
                options={sorted.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={apply}
              />
            </Box>
          )}
          <Button
            ref={save}
            type="button"
            icon={<BookmarkPlus size={16} aria-hidden />}
            disabled={isFull}
            onClick={beginSaving}
          >
            {t('templates.save')}
          </Button>
          {templates.length > 0 && (
            <IconButton
              type="button"
              variant={mode === 'manage' ? 'subtle' : 'outline'}
              label={t('templates.manage')}
              icon={<Settings2 size={16} aria-hidden />}
              aria-expanded={mode === 'manage'}
              onClick={() => setMode(mode === 'manage' ? 'none' : 'manage')}
            />
          )}
        </Flex>
      )}
      {mode === 'manage' && templates.length > 0 && (
        <TemplateRows templates={sorted} onChange={change} onLast={() => save.current?.focus()} />
      )}
      {isEmpty && mode === 'none' && <FormBanner tone="info">{t('templates.empty')}</FormBanner>}
      {isFull && <FormBanner tone="info">{t('templates.full', { count: templates.length })}</FormBanner>}
      {isUnstored && <FormBanner tone="warning">{t('templates.unstored')}</FormBanner>}
      {sessionUser() === null && mode !== 'none' && <FormBanner tone="info">{t('templates.nameless')}</FormBanner>}
      {applied && (
        <FormBanner
          tone="info"
          action={
            <Button
              type="button"
              size="sm"
              onClick={() => {
                onApply(applied.before);
                setApplied(undefined);
                // This button goes.
                choice.current?.focus();
              }}
            >
              {t('templates.undo')}
            </Button>
          }
        >
          {[
            t('templates.applied', { name: applied.name }),
            ...(applied.gone.length > 0 ? [t('templates.unlisted', { list: applied.gone.join(', ') })] : []),
          ].join(' ')}
        </FormBanner>
      )}
    </Stack>
  );
}
