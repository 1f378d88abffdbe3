/**
 * Renders a review and keeps its decisions. A classic script: browsers load no modules from files. Every text is
 * rendered as text, never as HTML.
 */
(() => {
  const byId = (id) => document.getElementById(id);
  const review = JSON.parse(byId('review').textContent);
  const hasServer = 'server' in document.documentElement.dataset;
  const kinds = { changed: 'Changed', new: 'New', removed: 'Removed' };
  const verdicts = { open: 'Open', accepted: 'Accepted', rejected: 'Rejected' };
  const number = (value) => value.toLocaleString('en');

  /** Makes an element: properties by name, `data-` and `aria-` ones as attributes. */
  function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) continue;
      if (name.includes('-')) element.setAttribute(name, value);
      else element[name] = value;
    }
    element.append(...children.filter((child) => child !== undefined));
    return element;
  }

  // Decisions

  const storageKey = `review ${review.base} ${review.head}`;
  const known = new Map(review.decisions.map((decision) => [decision.key, decision]));
  /** Keys of the decisions that no file has yet. */
  const unsaved = new Set();
  /** When they were last saved as a file, which lies beside the page only after somebody puts it there. */
  let savedAt = '';
  const decisionOf = (entry) => known.get(entry.key)?.decision ?? 'open';

  /** Decisions of an earlier visit, which the browser kept; some browsers keep nothing for files. */
  function restore() {
    try {
      const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
      savedAt = kept.savedAt ?? '';
      for (const decision of kept.decisions ?? []) {
        if ((known.get(decision.key)?.at ?? '') >= decision.at) continue;
        known.set(decision.key, decision);
        unsaved.add(decision.key);
      }
    } catch {
      // The page works without: the decisions are in it until it is closed.
    }
  }

  function keepInBrowser() {
    try {
      const decisions = [...unsaved].map((key) => known.get(key));
      localStorage.setItem(storageKey, JSON.stringify({ savedAt, decisions }));
    } catch {
      // As above.
    }
  }

  let isSending = false;
  let hasFailed = false;
  /** Sends what is unsaved, one decision after the other, so that the last one of an entry is kept. */
  async function send() {
    if (isSending) return;
    isSending = true;
    hasFailed = false;
    for (const key of unsaved) {
      const decision = known.get(key);
      try {
        const { ok } = await fetch('decisions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(decision),
        });
        if (!ok) throw new Error('refused');
        if (known.get(key) === decision) unsaved.delete(key);
      } catch {
        hasFailed = true;
        break;
      }
    }
    isSending = false;
    if (unsaved.size > 0 && !hasFailed) return send();
    renderSaved();
  }

  function savedText(count) {
    const what = count === 1 ? 'One decision is' : `${count} decisions are`;
    if (hasServer)
      return hasFailed
        ? `${what} not kept: the server does not respond. Save them as a file.`
        : 'Decisions are kept in decisions.json at once.';
    if (count > 0) return `${what} in this browser only.`;
    return unsaved.size > 0
      ? 'Saved as decisions.json: put it beside this page, or send it back.'
      : 'Decisions are saved as a file, to be put beside this page.';
  }

  function renderSaved() {
    const count = [...unsaved].filter((key) => known.get(key).at > savedAt).length;
    byId('save').hidden = hasServer && !hasFailed;
    byId('save').classList.toggle('primary', count > 0);
    byId('saved').textContent = savedText(count);
  }

  function save() {
    const list = [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    const text = `${JSON.stringify({ decisions: list }, undefined, 2)}\n`;
    const link = make('a', {
      href: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
      download: 'decisions.json',
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    if (hasServer) return;
    savedAt = new Date().toISOString();
    keepInBrowser();
    renderSaved();
  }

  function decide(card, decision, comment) {
    const { entry } = card;
    known.set(entry.key, { key: entry.key, decision, comment, at: new Date().toISOString() });
    // Taken out and put in: the last decision is sent last.
    unsaved.delete(entry.key);
    unsaved.add(entry.key);
    if (hasServer) send();
    else keepInBrowser();
    renderDecision(card);
    renderProgress();
    renderSaved();
  }

  const toggle = (card, decision) =>
    decide(card, decisionOf(card.entry) === decision ? 'open' : decision, card.comment.value);

  // Images

  /** The area of both images, from their common upper left corner. */
  const areaOf = ({ before, after }) => ({
    x: 0,
    y: 0,
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  });

  /** What the zoom shows: the difference with some space around it, never beyond the images. */
  function zoomOf(entry) {
    const { width, height } = areaOf(entry);
    const along = (start, length, least, most) => {
      const size = Math.min(most, Math.max(least, length + 48));
      return [Math.min(Math.max(0, Math.round(start + length / 2 - size / 2)), most - size), size];
    };
    const [x, w] = along(entry.box.x, entry.box.width, 360, width);
    const [y, h] = along(entry.box.y, entry.box.height, 200, height);
    return { x, y, width: w, height: h };
  }

  const percent = (part, whole) => `${(part / whole) * 100}%`;

  function place(element, { x, y, width, height }, area) {
    element.style.left = percent(x, area.width);
    element.style.top = percent(y, area.height);
    element.style.width = percent(width, area.width);
    element.style.height = percent(height, area.height);
    return element;
  }

  const image = (entry, { file, width, height }, alt, className = '') =>
    place(
      make('img', { src: `images/${file}`, alt, className, loading: 'lazy', decoding: 'async', draggable: false }),
      { x: 0, y: 0, width, height },
      areaOf(entry),
    );
  const fileOf = (side) => ({ file: `${side.hash}.png`, width: side.width, height: side.height });

  /** A window onto the images; `show` says which part of them it has. */
  function stage(entry, ...layers) {
    const canvas = make('div', { className: 'canvas' }, ...layers);
    const element = make('div', { className: 'stage' }, canvas);
    const show = (part, isZoomed) => {
      const area = areaOf(entry);
      element.style.aspectRatio = `${part.width} / ${part.height}`;
      // With its names, so that they end where it ends.
      element.parentElement.style.maxWidth = `${part.width * (isZoomed ? 3 : 1)}px`;
      canvas.style.width = percent(area.width, part.width);
      canvas.style.height = percent(area.height, part.height);
      canvas.style.left = percent(-part.x, part.width);
      canvas.style.top = percent(-part.y, part.height);
    };
    return { element, show };
  }

  const pane = (name, { element }, file) =>
    make(
      'figure',
      {},
      make(
        'figcaption',
        {},
        name,
        file &&
          make(
            'a',
            { href: `images/${file}`, target: '_blank', rel: 'noopener', 'aria-label': `${name}: full size` },
            'Full size',
          ),
      ),
      element,
    );

  function panesOf(entry) {
    const { before, after, mask, box } = entry;
    const what = `${entry.screen}, ${entry.story}`;
    const list = [];
    if (before)
      list.push(['Before', stage(entry, image(entry, fileOf(before), `Before: ${what}`)), `${before.hash}.png`]);
    if (after) list.push(['After', stage(entry, image(entry, fileOf(after), `After: ${what}`)), `${after.hash}.png`]);
    if (mask) {
      const area = areaOf(entry);
      list.push([
        'Difference',
        stage(
          entry,
          image(entry, fileOf(after), '', 'faded'),
          image(entry, { ...area, file: mask }, `Different pixels: ${what}`, 'mask'),
          place(make('div', { className: 'frame' }), box, area),
        ),
      ]);
    }
    return {
      element: make(
        'div',
        { className: 'panes', 'data-count': list.length },
        ...list.map(([name, shown, file]) => pane(name, shown, file)),
      ),
      stages: list.map(([, shown]) => shown),
    };
  }

  function sliderOf(entry) {
    const after = make('div', { className: 'layer after' }, image(entry, fileOf(entry.after), 'After'));
    const shown = stage(entry, image(entry, fileOf(entry.before), 'Before'), after);
    const line = make('div', { className: 'line' });
    const range = make('input', { type: 'range', min: 0, max: 100, step: 1, value: 50 });
    range.setAttribute('aria-label', 'Before at the left of, after at the right of');
    const move = () => {
      shown.element.style.setProperty('--at', `${range.value}%`);
      range.setAttribute('aria-valuetext', `${range.value} percent`);
    };
    range.addEventListener('input', move);
    // The part of the later image is cut by the window, not by the canvas, which the zoom makes larger.
    const cover = make('div', { className: 'window' }, after);
    shown.element.append(cover, line, range);
    const { show } = shown;
    shown.show = (part, isZoomed) => {
      show(part, isZoomed);
      const canvas = shown.element.firstElementChild;
      for (const name of ['left', 'top', 'width', 'height']) after.style[name] = canvas.style[name];
    };
    move();
    const names = make('p', { className: 'names' }, make('span', {}, '← Before'), make('span', {}, 'After →'));
    return {
      element: make('div', { className: 'slider', hidden: true }, names, shown.element),
      stages: [shown],
      range,
    };
  }

  // Entries

  const sizeText = ({ before, after }) => {
    const text = (side) => `${side.width} × ${side.height}`;
    if (!before?.width || !after?.width) return before?.width ? text(before) : after?.width ? text(after) : undefined;
    return text(before) === text(after) ? text(after) : `${text(before)} → ${text(after)}`;
  };

  function shareText({ share, pixels }) {
    if (pixels === undefined) return undefined;
    const part = share < 0.0001 ? 'Less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
    return `${part} differ (${number(pixels)} pixel${pixels === 1 ? '' : 's'})`;
  }

  const button = (label, properties = {}) => make('button', { type: 'button', ...properties }, label);

  function cardOf(entry, at) {
    const card = { entry, isZoomed: false };
    const headingId = `entry-${at}`;
    const facts = [shareText(entry), sizeText(entry)].filter(Boolean).join(' · ');
    const path = make('p', { className: 'path' }, entry.path.replace(/^stories\/__snapshots__\//, ''));
    if (entry.from) path.append(' ', make('span', {}, `was ${entry.from.replace(/^stories\/__snapshots__\//, '')}`));
    const header = make(
      'header',
      {},
      make('span', { className: `badge ${entry.kind}` }, kinds[entry.kind]),
      make(
        'h3',
        { id: headingId },
        make('span', { className: 'screen' }, entry.screen),
        ' ',
        make('span', { className: 'story' }, entry.story),
      ),
      make('p', { className: 'facts' }, facts),
      entry.link
        ? make('a', { href: entry.link, target: '_blank', rel: 'noopener', className: 'link' }, 'Open story')
        : '',
    );
    const tools = make('div', { className: 'tools' });
    const body = [];
    const stages = [];
    if (entry.problem) body.push(make('p', { className: 'problem' }, entry.problem));
    else {
      const panes = panesOf(entry);
      body.push(panes.element);
      stages.push(...panes.stages);
      if (entry.mask) {
        const slider = sliderOf(entry);
        stages.push(...slider.stages);
        body.push(slider.element);
        const sideBySide = button('Side by side');
        const sliding = button('Slider');
        const zoom = button('Zoom to difference', { className: 'zoom' });
        card.slide = (isSliding) => {
          panes.element.hidden = isSliding;
          slider.element.hidden = !isSliding;
          sideBySide.setAttribute('aria-pressed', String(!isSliding));
          sliding.setAttribute('aria-pressed', String(isSliding));
          card.isSliding = isSliding;
        };
        card.zoom = (isZoomed) => {
          for (const { show } of stages) show(isZoomed ? zoomOf(entry) : areaOf(entry), isZoomed);
          zoom.setAttribute('aria-pressed', String(isZoomed));
          card.isZoomed = isZoomed;
        };
        card.focusSlider = () => slider.range.focus({ preventScroll: true });
        sideBySide.addEventListener('click', () => card.slide(false));
        sliding.addEventListener('click', () => card.slide(true));
        zoom.addEventListener('click', () => card.zoom(!card.isZoomed));
        card.slide(false);
        zoom.setAttribute('aria-pressed', 'false');
        const views = make('div', { className: 'views', role: 'group' }, sideBySide, sliding);
        views.setAttribute('aria-label', 'View');
        tools.append(views, zoom);
      }
    }
    for (const { show } of stages) show(areaOf(entry));
    card.accept = button('Accept', { className: 'accept' });
    card.reject = button('Reject', { className: 'reject' });
    card.comment = make('textarea', { rows: 1, maxLength: 4000, placeholder: 'Why, or what to mend' });
    card.accept.addEventListener('click', () => toggle(card, 'accepted'));
    card.reject.addEventListener('click', () => toggle(card, 'rejected'));
    card.comment.addEventListener('change', () => decide(card, decisionOf(entry), card.comment.value));
    const verdict = make(
      'div',
      { className: 'verdict' },
      card.accept,
      card.reject,
      make('label', { className: 'comment' }, make('span', {}, 'Comment'), card.comment),
    );
    card.element = make('article', { className: 'entry', tabIndex: -1 }, header, path, tools, ...body, verdict);
    card.element.setAttribute('aria-labelledby', headingId);
    card.element.addEventListener('focusin', () => setCurrent(card));
    renderDecision(card);
    return card;
  }

  function renderDecision(card) {
    const decision = decisionOf(card.entry);
    card.element.dataset.decision = decision;
    card.accept.setAttribute('aria-pressed', String(decision === 'accepted'));
    card.reject.setAttribute('aria-pressed', String(decision === 'rejected'));
    if (document.activeElement !== card.comment) card.comment.value = known.get(card.entry.key)?.comment ?? '';
  }

  let cards = [];
  let sections = [];
  let current;

  function setCurrent(card) {
    current?.element.classList.remove('current');
    current = card;
    card.element.classList.add('current');
  }

  function renderEntries() {
    cards = review.entries.map(cardOf);
    const areas = Map.groupBy
      ? Map.groupBy(cards, ({ entry }) => entry.area)
      : cards.reduce((map, card) => map.set(card.entry.area, [...(map.get(card.entry.area) ?? []), card]), new Map());
    sections = [...areas].map(([area, members]) => {
      const count = make('span', { className: 'count' });
      const heading = make('h2', {}, area, ' ', count);
      const element = make('section', {}, heading, ...members.map((card) => card.element));
      return { element, members, count };
    });
    byId('entries').replaceChildren(...sections.map(({ element }) => element));
    byId('entries').append(make('p', { id: 'none', className: 'empty', hidden: true }));
  }

  function renderProgress() {
    const count = (decision) => review.entries.filter((entry) => decisionOf(entry) === decision).length;
    const [accepted, rejected, all] = [count('accepted'), count('rejected'), review.entries.length];
    byId('progress').textContent =
      all === 0 ? '' : `${accepted + rejected} of ${all} decided: ${accepted} accepted, ${rejected} rejected`;
    byId('bar-accepted').style.width = percent(accepted, all || 1);
    byId('bar-rejected').style.width = percent(rejected, all || 1);
    renderOptions(
      'decision',
      'Every decision',
      Object.entries(verdicts).map(([value, name]) => [value, name, count(value)]),
    );
  }

  // Filters

  /** Fills a select with values and their numbers; what is chosen stays. */
  function renderOptions(id, every, options) {
    const select = byId(id);
    const chosen = select.value;
    select.replaceChildren(
      make('option', { value: '' }, every),
      ...options.map(([value, name, count]) => make('option', { value }, `${name} (${count})`)),
    );
    select.value = chosen;
  }

  function countBy(read) {
    const counts = new Map();
    for (const entry of review.entries) counts.set(read(entry), (counts.get(read(entry)) ?? 0) + 1);
    return counts;
  }

  /** Shows what the filters ask for. What is decided meanwhile stays until a filter changes, so that nothing jumps. */
  function applyFilters() {
    const [area, kind, decision] = ['area', 'kind', 'decision'].map((id) => byId(id).value);
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards) {
      const { entry } = card;
      const text = `${entry.area} ${entry.screen} ${entry.story} ${entry.path} ${card.comment.value}`.toLowerCase();
      card.element.hidden = !(
        (!area || entry.area === area) &&
        (!kind || entry.kind === kind) &&
        (!decision || decisionOf(entry) === decision) &&
        words.every((word) => text.includes(word))
      );
    }
    for (const { element, members, count } of sections) {
      const shown = members.filter((card) => !card.element.hidden).length;
      element.hidden = shown === 0;
      count.textContent = String(shown);
    }
    const shown = cards.filter((card) => !card.element.hidden).length;
    byId('shown').textContent = shown === cards.length ? `${shown} shown` : `${shown} of ${cards.length} shown`;
    byId('none').hidden = shown > 0;
    byId('none').textContent =
      cards.length === 0 ? 'No snapshot differs.' : 'No change matches the filters: choose others or clear the search.';
  }

  function renderFilters() {
    renderOptions(
      'area',
      'Every area',
      [...countBy(({ area }) => area)].map(([area, count]) => [area, area, count]),
    );
    const counts = countBy(({ kind }) => kind);
    renderOptions(
      'kind',
      'Every kind',
      Object.entries(kinds).map(([kind, name]) => [kind, name, counts.get(kind) ?? 0]),
    );
    byId('filters').addEventListener('input', (event) => {
      if (event.target.id !== 'keys-on') applyFilters();
    });
    byId('filters').addEventListener('submit', (event) => event.preventDefault());
  }

  function renderRest() {
    const list = (summary, lines) =>
      lines.length === 0
        ? ''
        : make(
            'details',
            {},
            make('summary', {}, summary),
            make('ul', {}, ...lines.map((line) => make('li', {}, line))),
          );
    const counts = countBy(({ kind }) => kind);
    byId('counts').textContent = [
      ...Object.keys(kinds).map((kind) => `${counts.get(kind) ?? 0} ${kind}`),
      `${review.same.length + review.equal} the same`,
    ].join(' · ');
    byId('rest').replaceChildren(
      list(
        `Uncommitted in the working tree: ${review.uncommitted.length}`,
        review.uncommitted.map(({ kind, path }) => `${kind}: ${path}`),
      ),
      list(
        `Moved or encoded again, and look the same: ${review.same.length}`,
        review.same.map(({ path, from }) => (from ? `${from} → ${path}` : path)),
      ),
      make('p', {}, `Unchanged: ${review.equal}`),
    );
  }

  // Keys

  function step(by) {
    const shown = cards.filter((card) => !card.element.hidden);
    const at = shown.indexOf(current);
    const next = shown[at < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, at + by))];
    if (!next) return;
    next.element.focus({ preventScroll: true });
    next.element.scrollIntoView({ block: 'start' });
  }

  const ofCurrent = {
    a: (card) => toggle(card, 'accepted'),
    r: (card) => toggle(card, 'rejected'),
    c: (card) => card.comment.focus(),
    s: (card) => {
      card.slide?.(!card.isSliding);
      if (card.isSliding) card.focusSlider();
      else card.element.focus({ preventScroll: true });
    },
    z: (card) => card.zoom?.(!card.isZoomed),
    o: (card) => card.entry.link && window.open(card.entry.link, '_blank', 'noopener'),
  };
  const always = { j: () => step(1), k: () => step(-1), '/': () => byId('search').focus() };

  function onKey(event) {
    const { target, key } = event;
    if (key === 'Escape' && target.closest?.('.keys')) {
      target.closest('.keys').open = false;
      return;
    }
    if (key === 'Escape' && target.closest?.('.entry')) {
      target.closest('.entry').focus({ preventScroll: true });
      return;
    }
    const isText = target.matches?.('textarea, select, input:not([type="range"], [type="checkbox"])');
    if (isText || event.ctrlKey || event.metaKey || event.altKey || !byId('keys-on').checked) return;
    if (always[key]) always[key]();
    else if (ofCurrent[key] && current && !current.element.hidden) ofCurrent[key](current);
    else return;
    event.preventDefault();
  }

  async function start() {
    if (hasServer) {
      // The file may be newer than the page.
      const response = await fetch('decisions.json').catch(() => undefined);
      if (response?.ok) for (const decision of (await response.json()).decisions) known.set(decision.key, decision);
    } else restore();
    renderEntries();
    renderFilters();
    renderProgress();
    renderRest();
    applyFilters();
    renderSaved();
    byId('save').addEventListener('click', save);
    document.addEventListener('keydown', onKey);
  }

  start();
})();
