/**
 * Adds texts to the rows of a table that is made once. Each is read where it is used, so in the language of the page:
 * `withTexts({ paid: { tone: "green" } }, { label: (state) => t.payments.states[state] })`.
 */
export function withTexts<const Table extends Record<string, object>, Name extends string>(
	rows: Table,
	texts: Record<Name, (key: keyof Table & string) => string>,
): { [Key in keyof Table]: Table[Key] & Record<Name, string> } {
	for (const [key, row] of Object.entries(rows))
		for (const [name, write] of Object.entries<(key: string) => string>(texts))
			Object.defineProperty(row, name, { get: () => write(key), enumerable: true });
	return rows as { [Key in keyof Table]: Table[Key] & Record<Name, string> };
}
