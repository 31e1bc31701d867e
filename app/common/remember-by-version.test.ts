import { expect, test } from "vitest";
import { rememberRowsByVersion } from "./remember-by-version.server.ts";

type Row = { id: number; title: string };

test("rows are read once for a version, those that are missing together, in the requested order", async () => {
	const reads: (readonly number[])[] = [];
	const rows: Row[] = [2, 3, 5].map((id) => ({ id, title: `Row ${id}` }));
	const remembered = rememberRowsByVersion<Row>({ max: 10 });
	const read = async (ids: readonly number[]) => {
		reads.push(ids);
		return rows.filter(({ id }) => ids.includes(id));
	};
	const idsOf = async (version: string | undefined, ids: number[]) =>
		(await remembered(version, ids, read)).map(({ id }) => id);
	expect(await idsOf("one", [5, 2])).toEqual([5, 2]);
	expect(await idsOf("one", [3, 4, 2, 5])).toEqual([3, 2, 5]);
	expect(await idsOf("one", [4, 5])).toEqual([5]);
	expect(reads).toEqual([
		[5, 2],
		[3, 4],
	]);
	expect(await idsOf("two", [5])).toEqual([5]);
	expect(await idsOf(undefined, [5])).toEqual([5]);
	expect(await idsOf(undefined, [5])).toEqual([5]);
	expect(reads.slice(2)).toEqual([[5], [5], [5]]);
	expect(await idsOf("two", [])).toEqual([]);
	expect(reads).toHaveLength(5);
});

test("of more rows than it remembers, the oldest are read again", async () => {
	const reads: (readonly number[])[] = [];
	const remembered = rememberRowsByVersion<{ id: number }>({ max: 3 });
	const read = async (ids: readonly number[]) => {
		reads.push(ids);
		return ids.map((id) => ({ id }));
	};
	for (const ids of [[1, 2], [3, 4], [2, 3], [1]])
		expect(await remembered("one", ids, read)).toHaveLength(ids.length);
	expect(reads).toEqual([[1, 2], [3, 4], [1]]);
});
