/**
 * Renders a review and keeps its decisions. A classic script: browsers load no modules from files. Every text is
 * rendered as text, never as HTML.
 */
(async () => {
  const byId = (id) => document.getElementById(id);
  const { review } = window;
  const known = new Map(review.decisions.map((decision) => [decision.key, decision]));
  const decisionOf = ({ key }) => known.get(key)?.decision ?? 'open';

  /** Makes an element: properties by name, `data-` and `aria-` ones as attributes. */
  function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name.includes('-')) element.setAttribute(name, value);
      else element[name] = value;
    }
    element.append(...children);
    return element;
  }

  // Where decisions are kept: by the server at once, or in this page until they are saved as a file.

  const served = await fetch('decisions').catch(() => undefined);
  if (served?.ok) for (const decision of await served.json()) known.set(decision.key, decision);
  let unsaved = 0;
  let sent = Promise.resolve();

  function keep(decision) {
    unsaved += 1;
    if (!served?.ok) return;
    const headers = { 'content-type': 'application/json' };
    const send = () => fetch('decisions', { method: 'POST', headers, body: JSON.stringify(decision) });
    // One after the other, so that the last one of an entry is kept.
    sent = sent
      .then(send)
      .then(({ ok }) => {
        if (ok) unsaved -= 1;
      })
      .catch(() => undefined)
      .then(renderSaved);
  }

  function renderSaved() {
    const inFile = 'in decisions.json, which belongs beside this page.';
    byId('saved').textContent = unsaved === 0 ? `Decisions are kept ${inFile}` : `${unsaved} not yet ${inFile}`;
  }

  function save() {
    const list = [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    const text = `${JSON.stringify({ decisions: list }, undefined, 2)}\n`;
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    make('a', { href, download: 'decisions.json' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    unsaved = 0;
    renderSaved();
  }

  // Entries

  function decide(card, decision) {
    const { entry, comment } = card;
    known.set(entry.key, { key: entry.key, decision, comment: comment.value, at: new Date().toISOString() });
    keep(known.get(entry.key));
    renderDecision(card);
    renderProgress();
    renderSaved();
  }
  const toggle = (card, decision) => decide(card, decisionOf(card.entry) === decision ? 'open' : decision);

  function renderDecision({ entry, element, accept, reject }) {
    const decision = decisionOf(entry);
    element.dataset.decision = decision;
    accept.setAttribute('aria-pressed', String(decision === 'accepted'));
    reject.setAttribute('aria-pressed', String(decision === 'rejected'));
  }

  /** The images of an entry, each as wide as its part of the wider one. */
  function panesOf(entry) {
    const { before, after, mask } = entry;
    const widest = Math.max(before?.width ?? 0, after?.width ?? 0);
    const image = (file, { width, height }, alt, className = '') => {
      const element = make('img', { src: `images/${file}`, alt, className, width, height, loading: 'lazy' });
      element.style.width = `${(width / widest) * 100}%`;
      return element;
    };
    const pane = (name, file, ...images) =>
      make(
        'figure',
        {},
        make('figcaption', {}, `${name} `, make('a', { href: `images/${file}`, target: '_blank' }, 'Full size')),
        make('div', { className: 'stack' }, ...images),
      );
    const panes = [];
    for (const [name, side] of Object.entries({ Before: before, After: after }))
      if (side) panes.push(pane(name, `${side.hash}.png`, image(`${side.hash}.png`, side, `${name}: ${entry.story}`)));
    if (mask) {
      const whole = { width: widest, height: Math.max(before.height, after.height) };
      const marked = image(mask, whole, `Different pixels: ${entry.story}`, 'mask');
      panes.push(pane('Difference', mask, image(`${after.hash}.png`, after, '', 'faded'), marked));
    }
    return make('div', { className: 'panes' }, ...panes);
  }

  /** What is said of an entry beside its name: sizes, and how much of it differs. */
  function factsOf({ before, after, pixels, share, from }) {
    const sizes = [before, after].flatMap((side) => (side?.width ? [`${side.width} × ${side.height}`] : []));
    const differ = pixels && `${(share * 100).toFixed(2)} % differ (${pixels.toLocaleString('en')} pixels)`;
    return [differ, [...new Set(sizes)].join(' → '), from && `was ${from}`].filter(Boolean).join(' · ');
  }

  function cardOf(entry, at) {
    const accept = make('button', { type: 'button', className: 'accept' }, 'Accept');
    const reject = make('button', { type: 'button', className: 'reject' }, 'Reject');
    const comment = make('textarea', { rows: 1, maxLength: 4000, 'aria-label': 'Comment' });
    comment.placeholder = 'Why, or what to mend';
    comment.value = known.get(entry.key)?.comment ?? '';
    const heading = make('h3', { id: `entry-${at}` }, `${entry.screen} › ${entry.story}`);
    const link = entry.link ? [make('a', { href: entry.link, target: '_blank', rel: 'noopener' }, 'Open story')] : [];
    const element = make(
      'article',
      { tabIndex: -1, 'aria-labelledby': heading.id },
      make('header', {}, make('span', { className: entry.kind }, entry.kind), heading, ...link),
      make('p', {}, factsOf(entry)),
      make('p', { className: 'path' }, entry.path),
      entry.problem ? make('p', { className: 'problem' }, entry.problem) : panesOf(entry),
      make('div', { className: 'verdict' }, accept, reject, comment),
    );
    const card = { entry, element, accept, reject, comment };
    accept.addEventListener('click', () => toggle(card, 'accepted'));
    reject.addEventListener('click', () => toggle(card, 'rejected'));
    comment.addEventListener('change', () => decide(card, decisionOf(entry)));
    element.addEventListener('focusin', () => setCurrent(card));
    renderDecision(card);
    return card;
  }

  let current;
  function setCurrent(card) {
    current?.element.classList.remove('current');
    current = card;
    card.element.classList.add('current');
  }

  const cards = review.entries.map(cardOf);
  const shownCards = () => cards.filter(({ element }) => !element.hidden);

  /** The entries by area, each under its heading. */
  function renderEntries() {
    const areas = new Map();
    for (const { entry, element } of cards) {
      if (!areas.has(entry.area)) areas.set(entry.area, make('section', {}, make('h2', {}, entry.area)));
      areas.get(entry.area).append(element);
    }
    byId('entries').append(...areas.values(), cards.length === 0 ? 'No snapshot differs.' : '');
  }

  function renderProgress() {
    const count = (decision) => review.entries.filter((entry) => decisionOf(entry) === decision).length;
    byId('progress').textContent =
      `${count('accepted')} accepted, ${count('rejected')} rejected, ${count('open')} open of ${cards.length}`;
  }

  /** Shows what the filters ask for. What is decided meanwhile stays until a filter changes, so that nothing jumps. */
  function applyFilters() {
    const decision = byId('decision').value;
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, element } of cards) {
      const text = `${entry.area} ${entry.screen} ${entry.story} ${entry.path}`.toLowerCase();
      const isAsked = !decision || decisionOf(entry) === decision;
      element.hidden = !isAsked || !words.every((word) => text.includes(word));
    }
    byId('shown').textContent = `${shownCards().length} of ${cards.length} shown`;
  }

  function step(by) {
    const shown = shownCards();
    const at = shown.indexOf(current);
    const next = shown[at < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, at + by))];
    next?.element.focus({ preventScroll: true });
    next?.element.scrollIntoView({ block: 'start' });
  }

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    '/': () => byId('search').focus(),
    a: () => current && toggle(current, 'accepted'),
    r: () => current && toggle(current, 'rejected'),
    c: () => current?.comment.focus(),
    o: () => current?.entry.link && window.open(current.entry.link, '_blank', 'noopener'),
  };

  function onKey(event) {
    const { target, key } = event;
    const isText = target.matches?.('textarea, select, input[type="search"]');
    if (key === 'Escape' && isText) current?.element.focus({ preventScroll: true });
    if (isText || event.ctrlKey || event.metaKey || event.altKey || !byId('keys-on').checked || !keys[key]) return;
    keys[key]();
    event.preventDefault();
  }

  byId('sides').textContent = `${review.base} → ${review.head}`;
  renderEntries();
  renderProgress();
  renderSaved();
  applyFilters();
  for (const [id, decision] of Object.entries({ 'accept-all': 'accepted', 'reject-all': 'rejected' }))
    byId(id).addEventListener('click', () => {
      for (const card of shownCards()) if (decisionOf(card.entry) === 'open') decide(card, decision);
    });
  byId('save').addEventListener('click', save);
  addEventListener('beforeunload', (event) => unsaved > 0 && event.preventDefault());
  byId('filters').addEventListener('input', applyFilters);
  byId('filters').addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', onKey);
})();
