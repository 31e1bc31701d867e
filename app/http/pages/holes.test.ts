import { expect, test } from "vitest";
import { cutAtHoles, withHoles } from "./holes.ts";

const SECRET = "0123456789ab";

function fill(made: string, values: string[]): string {
	const { texts, order } = cutAtHoles(made, SECRET);
	expect(texts).toHaveLength(order.length + 1);
	return texts.map((text, index) => text + (values[order[index] ?? -1] ?? "")).join("");
}

test("what differs with each showing leaves a hole, and is filled into whatever was made from it", () => {
	const [one, two] = ["8126c52f-af90", "91aa0000-1111"].map((key) =>
		withHoles(`{"onceKey":"${key}","shownAt":"17.A3_v-y","title":"onceKey"}\n{"partnerKey":null}`, SECRET),
	);
	expect(one?.text).toBe(two?.text);
	expect(one?.text).toContain('"title":"onceKey"');
	const html = one?.text.replaceAll('"', "'") ?? "";
	expect(fill(html, two?.values ?? [])).toContain("'onceKey':'91aa0000-1111','shownAt':'17.A3_v-y'");
});

test("more than ten holes are told apart, and a value that would need escaping is left where it stands", () => {
	const keys = Array.from({ length: 12 }, (_, index) => `"onceKey":"key-${index}"`);
	const { text, values } = withHoles(`[${keys.join(",")},"onceKey":"<script>"]`, SECRET);
	expect(fill(text, values)).toBe(`[${keys.join(",")},"onceKey":"<script>"]`);
	expect(values).toHaveLength(12);
});
