import { expect, test } from "vitest";
import { extractPlaceholders, splitAtPlaceholders } from "./placeholders.ts";

const SECRET = "0123456789ab";

/** Fills the placeholders of a page made from one visitor's data with another visitor's values. */
function fill(made: string, values: string[][]): string {
	const { texts, placeholders, order } = splitAtPlaceholders(made, SECRET);
	expect(texts).toHaveLength(order.length + 1);
	const filled = placeholders.map(({ of, placeholder }) => values[of]?.[placeholder]);
	return texts.map((text, index) => text + (filled[order[index] ?? -1] ?? "")).join("");
}

const holesOf = (json: string, of = 0) => {
	const { text, placeholders } = extractPlaceholders(json, `${SECRET}-${of}`);
	return { text, placeholders, values: placeholders.map(({ value }) => value) };
};

test("what differs with each showing leaves a placeholder, and is filled into whatever was made from it", () => {
	const [one, two] = ["8126c52f-af90", "91aa0000-1111"].map((key) =>
		holesOf(
			`{"idempotencyKey":"${key}","shownAt":"17.A3_v-y","title":"idempotencyKey"}\n{"partnerKey":null}`,
		),
	);
	expect(one?.text).toBe(two?.text);
	expect(one?.text).toContain('"title":"idempotencyKey"');
	expect(one?.placeholders.map(({ name }) => name)).toEqual(["idempotencyKey", "shownAt"]);
	const html = one?.text.replaceAll('"', "'") ?? "";
	expect(fill(html, [two?.values ?? []])).toContain("'idempotencyKey':'91aa0000-1111','shownAt':'17.A3_v-y'");
});

test("more than ten placeholders are told apart, and a value that would need escaping is left where it stands", () => {
	const keys = Array.from({ length: 12 }, (_, index) => `"idempotencyKey":"key-${index}"`);
	const { text, values } = holesOf(`[${keys.join(",")},"idempotencyKey":"<script>"]`);
	expect(fill(text, [values])).toBe(`[${keys.join(",")},"idempotencyKey":"<script>"]`);
	expect(values).toHaveLength(12);
});

test("placeholders of several loaders are told apart, and a value that stands twice stays one", () => {
	const [frame, screen] = [
		'{"shownAt":"1.a"}',
		'[{"idempotencyKey":"k"},{"idempotencyKey":"k"},{"idempotencyKey":"l"}]',
	].map(holesOf);
	expect(screen?.values).toEqual(["k", "l"]);
	expect(fill(`${frame?.text}${screen?.text}`, [["2.b"], ["m", "n"]])).toBe(
		'{"shownAt":"2.b"}[{"idempotencyKey":"m"},{"idempotencyKey":"m"},{"idempotencyKey":"n"}]',
	);
});
