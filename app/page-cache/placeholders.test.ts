import { expect, test } from "vitest";
import { cutAtHoles, withHoles } from "./placeholders.ts";

const SECRET = "0123456789ab";

/** Puts holes of two showings' data into a page made of the first, filled with what the second's were. */
function fill(made: string, values: string[][]): string {
	const { texts, holes, order } = cutAtHoles(made, SECRET);
	expect(texts).toHaveLength(order.length + 1);
	const filled = holes.map(({ of, hole }) => values[of]?.[hole]);
	return texts.map((text, index) => text + (filled[order[index] ?? -1] ?? "")).join("");
}

const holesOf = (json: string, of = 0) => {
	const { text, holes } = withHoles(json, `${SECRET}-${of}`);
	return { text, holes, values: holes.map(({ value }) => value) };
};

test("what differs with each showing leaves a hole, and is filled into whatever was made from it", () => {
	const [one, two] = ["8126c52f-af90", "91aa0000-1111"].map((key) =>
		holesOf(`{"onceKey":"${key}","shownAt":"17.A3_v-y","title":"onceKey"}\n{"partnerKey":null}`),
	);
	expect(one?.text).toBe(two?.text);
	expect(one?.text).toContain('"title":"onceKey"');
	expect(one?.holes.map(({ name }) => name)).toEqual(["onceKey", "shownAt"]);
	const html = one?.text.replaceAll('"', "'") ?? "";
	expect(fill(html, [two?.values ?? []])).toContain("'onceKey':'91aa0000-1111','shownAt':'17.A3_v-y'");
});

test("more than ten holes are told apart, and a value that would need escaping is left where it stands", () => {
	const keys = Array.from({ length: 12 }, (_, index) => `"onceKey":"key-${index}"`);
	const { text, values } = holesOf(`[${keys.join(",")},"onceKey":"<script>"]`);
	expect(fill(text, [values])).toBe(`[${keys.join(",")},"onceKey":"<script>"]`);
	expect(values).toHaveLength(12);
});

test("holes of several loaders are told apart, and a value that stands twice stays one", () => {
	const [frame, screen] = ['{"shownAt":"1.a"}', '[{"onceKey":"k"},{"onceKey":"k"},{"onceKey":"l"}]'].map(
		holesOf,
	);
	expect(screen?.values).toEqual(["k", "l"]);
	expect(fill(`${frame?.text}${screen?.text}`, [["2.b"], ["m", "n"]])).toBe(
		'{"shownAt":"2.b"}[{"onceKey":"m"},{"onceKey":"m"},{"onceKey":"n"}]',
	);
});
