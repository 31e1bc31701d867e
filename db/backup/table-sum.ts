import { createHash } from "node:crypto";

/** The number of a table's rows and a checksum that does not depend on their order. */
export type TableSum = { rows: number; sum: string };

type Cell = string | number | Buffer | null;

const digestOf = (value: string | Buffer) => createHash("sha256").update(value).digest();

/** Adds rows one by one: the SHA-256 of each is added to four counters, so the order does not matter. */
export class RowSummer {
	readonly #lanes = new Uint32Array(4);
	rows = 0;

	add(row: readonly unknown[]): void {
		const cells = (row as Cell[]).map((cell) =>
			Buffer.isBuffer(cell) ? [digestOf(cell).toString("hex")] : cell,
		);
		const digest = digestOf(JSON.stringify(cells));
		for (const lane of this.#lanes.keys())
			this.#lanes[lane] = (this.#lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4);
		this.rows += 1;
	}

	result(): TableSum {
		const sum = [...this.#lanes].map((lane) => lane.toString(16).padStart(8, "0")).join("");
		return { rows: this.rows, sum };
	}
}

/** The tables whose rows differ between the two sides. */
export function differences(one: Record<string, TableSum>, other: Record<string, TableSum>): string[] {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].filter((name) => {
		const [left, right] = [one[name], other[name]];
		return !left || !right || left.rows !== right.rows || left.sum !== right.sum;
	});
}
