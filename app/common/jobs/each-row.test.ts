import { expect, test } from "vitest";
import { workOnEach } from "./each-row.server.ts";

/** Squares the rows, and can't square 2. */
async function squares(rows: readonly number[], error: Error): Promise<number[]> {
	const done: number[] = [];
	await workOnEach(rows, {
		doing: "square a number",
		nameOf: (row) => row,
		async work(row) {
			if (row === 2) throw error;
			done.push(row * row);
		},
	});
	return done;
}

test("a row that fails is logged by its name, and stops none behind it", async () => {
	const warned = new Promise<Error>((done) => process.once("warning", done));
	expect(await squares([1, 2, 3], new TypeError("two is odd"))).toEqual([1, 9]);
	expect((await warned).message).toBe("could not square a number, 2: two is odd");
});

test("when the database itself fails, no other row is tried", async () => {
	const busy = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
	await expect(squares([1, 2, 3], busy)).rejects.toBe(busy);
});
