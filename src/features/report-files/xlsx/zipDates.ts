/**
 * Sets the time of every entry of a zip archive. exceljs stamps entries with the moment of writing; with the report's
 * own moment the same report is the same file, byte for byte.
 */
export function setZipDates(bytes: Uint8Array, moment: Date): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const year = Math.min(2107, Math.max(1980, moment.getUTCFullYear()));
  const date = ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const set = (at: number) => {
    view.setUint16(at, time, true);
    view.setUint16(at + 2, date, true);
  };
  const end = endRecord(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < entries; index += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('The archive has no readable directory');
    set(at + 12);
    set(view.getUint32(at + 42, true) + 10);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new Error('Not a zip archive');
}
