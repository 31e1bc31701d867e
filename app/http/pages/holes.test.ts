import { expect, test } from "vitest";
import { fillHoles, hasHoles, withHoles } from "./holes.ts";

const SECRET = "0123456789ab";

test("what differs with each showing leaves a hole, and is filled into whatever was made from it", () => {
	const [one, two] = ["8126c52f-af90", "91aa0000-1111"].map((key) =>
		withHoles(`{"onceKey":"${key}","shownAt":"17.A3_v-y","title":"onceKey"}\n{"partnerKey":null}`, SECRET),
	);
	expect(one?.text).toBe(two?.text);
	expect(one?.text).toContain('"title":"onceKey"');
	const html = one?.text.replaceAll('"', "'") ?? "";
	expect(hasHoles(html, SECRET)).toBe(true);
	const filled = fillHoles(html, two?.values ?? [], SECRET);
	expect(filled).toContain("'onceKey':'91aa0000-1111','shownAt':'17.A3_v-y'");
	expect(hasHoles(filled, SECRET)).toBe(false);
});

test("more than ten holes are told apart, and a value that would need escaping is left where it stands", () => {
	const keys = Array.from({ length: 12 }, (_, index) => `"onceKey":"key-${index}"`);
	const { text, values } = withHoles(`[${keys.join(",")},"onceKey":"<script>"]`, SECRET);
	expect(fillHoles(text, values, SECRET)).toBe(`[${keys.join(",")},"onceKey":"<script>"]`);
	expect(values).toHaveLength(12);
});
