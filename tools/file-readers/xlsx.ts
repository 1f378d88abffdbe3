import { unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';

interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Parses a part; throws where it is not well-formed XML with namespaces, in UTF-8. */
function parsed(path: string, bytes: Uint8Array): XmlElement {
  const document: XmlElement = { name: path, attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [document];
  const parser = new SaxesParser({ xmlns: true, fileName: path });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.entries(tag.attributes).map(([name, { value }]) => [name, value]);
    const element: XmlElement = { name: tag.local, attributes: Object.fromEntries(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open.slice(-1)) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  return document.children[0] ?? document;
}

const all = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]) ?? [];

/** Text as Excel decodes it: `_x0041_` is an A. */
const decoded = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface ReadSheet {
  readonly name: string;
  /** By address, `B3`; numbers and dates as the numbers that are stored. */
  readonly cells: ReadonlyMap<string, string | number>;
  /** `B1:C1`. */
  readonly merged: readonly string[];
  readonly formulas: number;
}

interface ReadXlsx {
  readonly paths: readonly string[];
  readonly sheets: readonly ReadSheet[];
  /** The texts of defined names, such as the rows that each printed page begins with. */
  readonly definedNames: readonly string[];
  /** `title`, `subject`, `description` and others. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Opens a spreadsheet; throws where one of its parts is not well-formed XML. */
export function readXlsx(bytes: Uint8Array): ReadXlsx {
  const files = unzipSync(bytes);
  const parts = new Map(
    Object.entries(files)
      .filter(([path]) => /\.(?:xml|rels)$/.test(path))
      .map(([path, content]) => [path, parsed(path, content)]),
  );
  const part = (path: string) => {
    const found = parts.get(path);
    if (!found) throw new Error(`The file has no ${path}`);
    return found;
  };
  const workbook = part('xl/workbook.xml');
  const targets = new Map(
    all(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes: { Id = '', Target = '' } }) => [
      Id,
      `xl/${Target.replace(/^\/xl\//, '')}`,
    ]),
  );
  const shared = all(parts.get('xl/sharedStrings.xml'), 'si').map((si) =>
    decoded(
      all(si, 't')
        .map(({ text }) => text)
        .join(''),
    ),
  );
  const sheets = all(workbook, 'sheet').map(({ attributes }): ReadSheet => {
    const sheet = part(targets.get(attributes['r:id'] ?? '') ?? '');
    const cells = new Map<string, string | number>();
    for (const cell of all(sheet, 'c')) {
      const value = all(cell, 'v')[0]?.text;
      const { r = '', t } = cell.attributes;
      if (value === undefined) continue;
      if (t === 's') cells.set(r, shared[Number(value)] ?? '');
      else cells.set(r, t === undefined || t === 'n' ? Number(value) : decoded(value));
    }
    return {
      name: decoded(attributes.name ?? ''),
      cells,
      merged: all(sheet, 'mergeCell')
        .map(({ attributes: { ref = '' } }) => ref)
        .sort(),
      formulas: all(sheet, 'f').length,
    };
  });
  return {
    paths: Object.keys(files),
    sheets,
    definedNames: all(workbook, 'definedName').map(({ text }) => decoded(text)),
    properties: Object.fromEntries(
      (parts.get('docProps/core.xml')?.children ?? []).map(({ name, text }) => [name, text]),
    ),
  };
}
