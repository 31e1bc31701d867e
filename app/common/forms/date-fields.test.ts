import { afterAll, expect, test } from "vitest";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { LANGUAGE_NAMES, type Language } from "#app/common/language/languages.ts";
import { calendarDate, clockTime } from "./date-fields.ts";

afterAll(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));
const speak = (language: Language) => readLanguageFrom(() => ({ language, prefix: "" }), LANGUAGE_NAMES);

test("a date that is typed is read as the language writes it, and a fault is told in it", () => {
	const schema = calendarDate("");
	const read = (typed: string) => schema.safeParse(typed);
	speak("de");
	expect(["2027-03-31", " 31.3.2027 ", "31/03/2027"].map((typed) => read(typed).data)).toEqual(
		Array.from({ length: 3 }, () => "2027-03-31"),
	);
	expect(read("31.2.2027").error?.issues[0]?.message).toContain("Jahr-Monat-Tag");
	expect(read("3.2027").success).toBe(false);
	// English has two orders, so it reads neither.
	speak("en");
	expect(read("3/4/2027").error?.issues[0]?.message).toContain("year-month-day");
});

test.each([
	["14:30", "14:30"],
	["14.30 Uhr", "14:30"],
	["14 Uhr", "14:00"],
	["14h30", "14:30"],
	["14 h 30", "14:30"],
	["9h", "09:00"],
	["2:30 pm", "14:30"],
	["2:30 p. m.", "14:30"],
	["12:05 am", "00:05"],
	["2:30 م", "14:30"],
	["9:15 ص", "09:15"],
	["14", undefined],
	["14:", undefined],
	["25h", undefined],
	["14:30 pm", undefined],
	["9:75", undefined],
])("the time %s is %s", (typed, time) => expect(clockTime("").safeParse(typed).data).toBe(time));

test("a long line is no time, and is told so at once", () => {
	const started = performance.now();
	expect(clockTime("").safeParse(`1:${" ".repeat(60_000)}x`).success).toBe(false);
	expect(performance.now() - started).toBeLessThan(500);
});
