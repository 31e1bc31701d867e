import { afterAll, expect, test } from "vitest";
import { formatAge, formatDate, formatMoment } from "#app/common/calendar.ts";
import { formatShare, formatTaxRate, formatTenths } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { formatMoney } from "#app/common/money.ts";
import { countryName, everyCountryName, sortCountries } from "#app/common/places/country-name.ts";
import { readLanguageFrom } from "./current-language.ts";
import { leftToRight, withCommas } from "./direction.ts";
import { LANGUAGE_NAMES, type Language } from "./languages.ts";
import { t } from "./messages.ts";
import { withTexts } from "./with-texts.ts";

afterAll(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

const inLanguage = (language: Language, write: () => string): string => {
	readLanguageFrom(() => ({ language, prefix: "" }), LANGUAGE_NAMES);
	return write().replace(/\s/g, " ");
};

/** Written by hand, as newspapers of the country write them. */
test.each([
	["en", "$1,234.50", "€1,234.50", "¥1,234", "Fri 4 Dec 2026", "12.5%", "12,345", "Germany"],
	["es", "1234,50 US$", "1234,50 €", "1234 JPY", "vie, 4 dic 2026", "12,5 %", "12.345", "Alemania"],
	["pt", "1234,50 US$", "1234,50 €", "1234 JP¥", "sexta, 4/12/2026", "12,5%", "12 345", "Alemanha"],
	["fr", "1 234,50 $US", "1 234,50 €", "1 234 JPY", "ven. 4 déc. 2026", "12,5 %", "12 345", "Allemagne"],
	["de", "1.234,50 $", "1.234,50 €", "1.234 ¥", "Fr., 4. Dez. 2026", "12,5 %", "12.345", "Deutschland"],
] as const)("%s writes amounts, dates, numbers and countries", (language, ...written) => {
	const texts = [
		() => formatMoney(123_450, "USD"),
		() => formatMoney(123_450, "EUR"),
		() => formatMoney(1_234, "JPY"),
		() => formatDate("2026-12-04"),
		() => formatShare(0.125),
		() => formatCount(12_345),
		() => countryName("DE"),
	];
	expect(texts.map((write) => inLanguage(language, write))).toEqual(written);
});

test("countries are in the order of the names that are read, and found by those of each language", () => {
	const order = (language: Language) =>
		inLanguage(language, () => sortCountries(["AT", "DE", "ES", "ZA"]).map(countryName).join());
	expect(order("en")).toBe("Austria,Germany,South Africa,Spain");
	expect(order("de")).toBe("Deutschland,Österreich,Spanien,Südafrika");
	expect(order("es")).toBe("Alemania,Austria,España,Sudáfrica");
	expect(everyCountryName("ES")).toEqual(["Spain", "España", "Espanha", "Espagne", "Spanien", "إسبانيا"]);
	expect(everyCountryName("")).toEqual([""]);
});

test("a rate has as many decimals as it needs", () => {
	expect(inLanguage("en", () => formatTaxRate(88_875))).toBe("8.8875%");
	expect(inLanguage("en", () => formatTaxRate(190_000))).toBe("19%");
	expect(inLanguage("de", () => formatTaxRate(72_500))).toBe("7,25 %");
});

test("Arabic counts in six forms, with the digits that forms take", () => {
	const nights = (count: number) => inLanguage("ar", () => t.counts.nights({ count }));
	expect([1, 2, 3, 11, 100].map(nights)).toEqual(["ليلة واحدة", "ليلتان", "3 ليالٍ", "11 ليلة", "100 ليلة"]);
});

test("an amount keeps its order where a page is read from right to left", () => {
	expect(inLanguage("ar", () => formatMoney(123_450, "USD"))).toBe("\u20661,234.50 US$\u2069");
});

test("a value keeps its order in a text that is read from right to left", () => {
	const call = (language: Language) =>
		inLanguage(language, () => t.jobSheet.call({ phone: "+1 212 555 0100" }));
	expect(call("ar")).toBe("اتصل بـ \u2068+1 212 555 0100\u2069");
	expect(call("en")).toBe("Call +1 212 555 0100");
	expect(inLanguage("ar", () => leftToRight("09:00–11:00"))).toBe("\u206609:00–11:00\u2069");
});

test("a length of time and a moment are in the language of the page", () => {
	const now = new Date("2026-12-04T12:00:00Z");
	expect(inLanguage("de", () => formatAge("2026-12-01T12:00:00Z", now))).toBe("3 Tage");
	expect(inLanguage("fr", () => formatMoment("2026-12-04T12:00:00Z", "UTC", now))).toBe(
		"ven. 4 déc. à 12:00",
	);
});

test("a table that is made once has its texts in the language of the page", () => {
	const states = withTexts({ paid: { tone: "green" } }, { label: (state) => t.orderStates[state].label });
	expect(inLanguage("en", () => states.paid.label)).toBe("Paid");
	expect(inLanguage("de", () => states.paid.label)).toBe("Bezahlt");
	expect(states.paid.tone).toBe("green");
});

test("a text of values is read from right to left, as their letters do not say", () => {
	const until = () => withCommas([t.dates.moment({ date: "Fri", time: "15:00" }), "4 guests"]);
	expect(inLanguage("ar", until)).toBe(
		"\u2067\u2068Fri\u2069، \u206815:00\u2069\u2069، \u20684 guests\u2069",
	);
	expect(inLanguage("en", until)).toBe("Fri, 15:00, 4 guests");
});

test("an average has the decimal mark of the language, and no line ends within a date", () => {
	expect([inLanguage("de", () => formatTenths(4.62)), inLanguage("en", () => formatTenths(5))]).toEqual([
		"4,6",
		"5.0",
	]);
	readLanguageFrom(() => ({ language: "de", prefix: "" }), LANGUAGE_NAMES);
	expect(formatDate("2026-12-04", 2026)).toBe("Fr., 4.\u00a0Dez.");
});
