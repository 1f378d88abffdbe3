/**
 * The table of what the parts of stories take, from the lines that the test runner writes (.storybook/storyTimes.ts).
 * Stories run side by side, so that the sums together are more than the time of the run.
 *
 * @param {string} lines objects of milliseconds by part, a line for each story and for each page.
 */
export function timesTable(lines) {
  const all = lines
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => Object.entries(JSON.parse(line)));
  const total = all.reduce((sum, [, time]) => sum + time, 0);
  return [...new Set(all.map(([part]) => part))].map((part) => {
    const times = all.flatMap(([name, time]) => (name === part ? [time] : [])).sort((a, b) => a - b);
    const sum = times.reduce((before, time) => before + time, 0);
    const cells = [times.length, times[Math.floor(times.length / 2)].toFixed(0), (sum / 1000).toFixed(1)];
    return `| ${part} | ${cells.join(' | ')} | ${((sum / total) * 100).toFixed(0)} % |`;
  });
}
