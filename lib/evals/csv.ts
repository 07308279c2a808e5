/** Rows as CSV (RFC 4180). A number that is not there (`NaN`) is an empty field. */
export function toCsvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

function toField(value: string | number): string {
  if (typeof value === "number") return Number.isNaN(value) ? "" : String(value);
  // A leading =, +, - or @ would be run as a formula by a spreadsheet.
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
