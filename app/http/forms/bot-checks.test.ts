import { expect, test } from "vitest";
import { failedBotChecks, signShownAt } from "./bot-checks.server.ts";

const SHOWN = new Date("2026-11-20T12:00:00.000Z");
const failedChecks = (form: FormData, now: Date) => failedBotChecks(form, { minimumMs: 1_000, now });
const after = (ms: number) => new Date(SHOWN.getTime() + ms);

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

test("a form sent sooner after its page than the minimum was quick", () => {
	const form = formOf({ shownAt: signShownAt(SHOWN) });
	expect(failedChecks(form, after(0))).toBe("was quick");
	expect(failedChecks(form, after(999))).toBe("was quick");
	expect(failedChecks(form, after(1_000))).toBeNull();
	expect(failedChecks(form, after(30 * 24 * 60 * 60 * 1000))).toBeNull();
	expect(failedBotChecks(form, { minimumMs: 0, now: SHOWN })).toBeNull();
});

test("a form that tells no time, or not ours, is nobody’s fault", () => {
	const [ms = ""] = signShownAt(SHOWN).split(".");
	for (const shownAt of ["", ms, `${ms}.`, `${ms}.forged`, `-1.${"a".repeat(22)}`, "x.y", "9".repeat(400)])
		expect(failedChecks(formOf({ shownAt }), after(10)), shownAt).toBeNull();
	expect(failedChecks(formOf({}), after(10))).toBeNull();
	expect(failedChecks(formOf({ second_message: "" }), after(10))).toBeNull();
	// Another process' clock may be ahead of this one's.
	expect(failedChecks(formOf({ shownAt: signShownAt(after(500)) }), SHOWN)).toBeNull();
});

test("the trap catches at any speed", () => {
	const form = formOf({ second_message: "cheap pills", shownAt: signShownAt(SHOWN) });
	expect(failedChecks(form, after(60_000))).toBe("filled the trap");
});
