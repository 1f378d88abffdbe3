const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endMark = 0x06054b50;

/** Date and time in the format of zip files (two 16-bit words), in UTC. */
function zipTime(now: Date): number {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return ((date << 16) | time) >>> 0;
}

/**
 * A zip (an xlsx is one) with the given time on all its entries, in place of the moment it was made: the same figures
 * give the same bytes.
 */
export function stampedZip(bytes: Uint8Array, now: Date): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stamp = zipTime(now);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new Error('Not a zip');
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(entry, true) !== entryMark) throw new Error('A broken zip');
    view.setUint32(entry + 12, stamp, true);
    const local = view.getUint32(entry + 42, true);
    if (view.getUint32(local, true) !== localMark) throw new Error('A broken zip');
    view.setUint32(local + 10, stamp, true);
    entry +=
      46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return bytes;
}
