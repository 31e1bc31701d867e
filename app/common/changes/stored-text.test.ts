import { expect, test } from "vitest";
import { readingIn } from "#app/testing/reading-in.ts";
import { describeDifferences } from "./changes.server.ts";
import { joinTexts, readChangedValues, readText, storeText } from "./stored-text.ts";

const price = { amount: 18_000, currency: "USD" };

test("a stored text is written in the language of whoever reads it, with its amounts and dates", async () => {
	const offered = storeText("priceOffered", { price });
	const at = (date: string, time: string) => storeText("time", { date: { date }, time });
	const moved = storeText("movedTime", { from: at("2026-12-04", "14:30"), to: at("2026-12-05", "09:00") });
	expect(readText(offered)).toBe("Price of $180.00 offered");
	expect(readText(moved)).toBe("Moved from Fri 4 Dec 2026, 14:30 to Sat 5 Dec 2026, 09:00");
	expect(await readingIn("de", () => [offered, moved].map(readText))).toEqual([
		"Preis von 180,00 $ angeboten",
		"Verlegt von Fr., 4. Dez. 2026, 14:30 auf Sa., 5. Dez. 2026, 09:00",
	]);
});

test("several texts are one, and each is written on reading", async () => {
	const refund = joinTexts(
		[storeText("itemRemoved", { item: "Lamp", units: 1 }), storeText("itemsRemoved")],
		"; ",
	);
	expect(readText(refund)).toBe("Lamp: removed 1; Items were taken off the order");
	expect(await readingIn("es", () => readText(refund))).toBe(
		"Lamp: 1 quitados; Se quitaron artículos del pedido",
	);
	expect(joinTexts(["Typed"], "; ")).toBe("Typed");
});

test("what was typed, and what was stored as text before, stays as it is", async () => {
	for (const text of ["", "Price of $180.00 offered", '["priceOffered"]', '{"parts":[]}'])
		expect(await readingIn("fr", () => readText(text))).toBe(text);
});

test("changed values name their fields and states in the language of the reader; what was typed stays", async () => {
	const status = (label: string) => ({ status: { label, of: "productStatus" } as const });
	const saved = describeDifferences(
		{ title: "Lamp", vendor: null, active: true, ...status("draft") },
		{ title: "Lamps", vendor: "Nord", active: false, ...status("active") },
	);
	expect(readText(saved)).toBe(
		"Title: Lamp → Lamps; Vendor: none → Nord; Active: Yes → No; Status: Draft → Active",
	);
	expect(await readingIn("de", () => readChangedValues(saved))).toEqual([
		{ what: "Titel", from: "Lamp", to: "Lamps" },
		{ what: "Hersteller", from: "", to: "Nord" },
		{ what: "Aktiv", from: "Ja", to: "Nein" },
		{ what: "Status", from: "Entwurf", to: "Aktiv" },
	]);
	expect(readChangedValues("Title: Lamp → Lamps")).toBe(null);
});
