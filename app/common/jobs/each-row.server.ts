import { isTransient } from "#db/transient-failure.ts";

type RowWork<Row> = {
	/** What is done, for the log: "expire an order". */
	doing: string;
	/** Names the row in the log: its number or id, and no personal data. */
	nameOf: (row: Row) => string | number;
	work: (row: Row) => Promise<unknown>;
};

/**
 * Works on each row by itself, for a job that walks rows: one that fails is logged and left for the next run, and stops
 * none behind it. `rows` are all that are due: of the first so many, those that fail for good would keep out the rest.
 * Throws only when the database itself fails, because all others would fail too.
 */
export async function workOnEach<Row>(
	rows: Iterable<Row> | AsyncIterable<Row>,
	{ doing, nameOf, work }: RowWork<Row>,
): Promise<void> {
	for await (const row of rows)
		try {
			await work(row);
		} catch (error) {
			if (isTransient(error)) throw error;
			reportRow(`could not ${doing}, ${nameOf(row)}`, error);
		}
}

/** The log has Node's warnings, with the frames of their stack. */
function reportRow(what: string, error: unknown): void {
	const { message, stack } = error instanceof Error ? error : new Error(String(error));
	const warning = new Error(`${what}: ${message}`);
	if (stack) warning.stack = stack;
	process.emitWarning(warning);
}
