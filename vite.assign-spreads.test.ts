import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { assignSpreadsIn } from "./vite.assign-spreads.ts";

const names = { one: { a: 1, b: 2 }, two: { b: 3, c: 4 }, none: null, list: [5, 6], key: "d" };
const evaluate = (code: string) =>
	runInNewContext(`JSON.stringify(${code})`, structuredClone(names)) as string;

test.each([
	"({ ...one, c: 1 })",
	"({ ...one, ...two })",
	"({ ...one, a: 9, b: one.a })",
	"({ x: 0, ...one, ...two, y: { ...one, z: [{ ...two, q: 1 }] }, ...none, list })",
	"({ ...(key ? one : two), [key]: 1, ...two })",
	"({ ...one, /* a comment, with } and ... */ c: 1, })",
	"[one, two].map(({ a, ...rest }) => ({ ...rest, a }))",
	"({ ...list, length: `${{ ...one, c: 1 }.c}` })",
	"((...given) => ({ ...given[0], given }))(one)",
])("%s has the same properties in the same order", (code) => {
	const written = assignSpreadsIn(code).code;
	expect(written).toContain("Object.assign({");
	expect(evaluate(written)).toBe(evaluate(code));
});

test.each([
	"({ a: 1, ...one })",
	"({ ...one })",
	"({ ...one, get c() { return 1; } })",
	"({ ...one, c() {} })",
])("%s is left as it is", (code) => {
	expect(assignSpreadsIn(code).code).toBe(code);
});
