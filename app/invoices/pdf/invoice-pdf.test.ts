import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import type { InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import { printInvoice } from "./invoice-pdf.server.ts";
import { printPdf } from "./print-pdf.server.ts";

const snapshotOf = (change: Partial<InvoiceSnapshot>): InvoiceSnapshot => ({
	seller: { name: "Meeha Market, Inc.", address: ["1 Market Street"] },
	sellerCountry: "US",
	buyer: { name: "Ana Lima", address: ["12 Harbor Road"] },
	currency: "USD",
	facts: [],
	lines: [{ title: "Lamp", detail: "", quantity: 2, unitPrice: 2_500, amount: 5_000 }],
	sums: [],
	taxes: [],
	isTaxInclusive: true,
	total: 5_000,
	paidBy: "",
	paid: 0,
	issuedOn: "2026-11-20",
	...change,
});

let count = 0;

/** The PDF with its streams inflated, as text. */
async function printOf(change: Partial<InvoiceSnapshot> = {}): Promise<string> {
	const about = { kind: "invoice", seller: "market", issuedAt: "2026-11-20T12:00:00.000Z" } as const;
	const printed = await printInvoice({ ...about, number: `2026-${++count}`, snapshot: snapshotOf(change) });
	if (!printed.ok) throw new Error("busy");
	const raw = Buffer.from(printed.file).toString("latin1");
	return raw.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
		try {
			return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
		} catch {
			return whole;
		}
	});
}

for (const [names, fonts] of [
	["Ωμέγα Жанна محمد יוסף", ["NotoSans-Regular", "NotoNaskhArabic", "NotoSansHebrew"]],
	["สมชาย देव", ["NotoSansThai", "NotoSansDevanagari"]],
	["王小明 さくら", ["NotoSansHans"]],
	["김철수", ["NotoSansKR"]],
] as const)
	test(`embeds a font for each script of ${names}`, async () => {
		const print = await printOf({ buyer: { name: "Ana", address: [names] } });
		for (const font of fonts) expect(print).toContain(`+${font}`);
	});

test("prints on the paper of the seller’s country", async () => {
	expect(await printOf()).toContain("/MediaBox [0 0 612 792]");
	expect(await printOf({ sellerCountry: "DE" })).toContain("/MediaBox [0 0 595.28 841.89]");
});

test("prints an invoice in its own language, from right to left where that is read so", async () => {
	offerLanguages(["en", "es", "ar"]);
	const language = (print: string) => /\/Lang \((\w+)\)/.exec(print)?.[1];
	expect(language(await printOf())).toBe("en");
	expect(language(await printOf({ language: "es" }))).toBe("es");
	expect(language(await writeIn("es", () => printOf({ language: null })))).toBe("en");
	const arabic = await printOf({ language: "ar" });
	offerLanguages(["en"]);
	expect(language(arabic)).toBe("ar");
	// The heading, 20 points large, ends at the right margin of a Letter page.
	const starts = [...arabic.matchAll(/1 0 0 1 (\d+\.?\d*) [\d.]+ Tm\n\/F\d+ 20 Tf/g)].map(([, x]) =>
		Number(x),
	);
	expect(Math.min(...starts)).toBeGreaterThan(612 / 2);
});

test("answers other requests while it lays out an invoice of 200 lines", async () => {
	const line = { title: "Lamp", detail: "Large", quantity: 1, unitPrice: 100, amount: 100 };
	let turns = 0;
	let isDone = false;
	const count = () => {
		turns++;
		if (!isDone) setImmediate(count);
	};
	setImmediate(count);
	await printOf({ lines: Array.from({ length: 200 }, () => line) });
	isDone = true;
	expect(turns).toBeGreaterThan(30);
});

test("continues a long invoice on the next page", async () => {
	const line = { title: "Lamp", detail: "Large", quantity: 1, unitPrice: 100, amount: 100 };
	expect(await printOf({ lines: Array.from({ length: 40 }, () => line) })).toContain("/Count 3");
});

const SHEET = {
	heading: "Invoice",
	number: "2026-1",
	issuer: "Meeha",
	country: "US",
	issuedAt: "2026-11-20T12:00:00.000Z",
	facts: [],
	parties: [{ title: "From", lines: ["Meeha"] }],
	columns: ["Item"] as const,
	rows: [],
	totals: [],
	notes: [],
};

test("refuses the file that would wait behind twenty others, and draws it later", async () => {
	const refused: number[] = [];
	const printing = Array.from({ length: 30 }, async (_, key) => {
		const printed = await printPdf(`sheet ${key}`, () => SHEET);
		if (!printed.ok) refused.push(key);
		return printed;
	});
	await new Promise(setImmediate);
	expect(refused).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29]);
	const [first] = await Promise.all(printing);
	expect(await printPdf("sheet 29", () => SHEET)).toEqual(first);
});

test("draws the next file after one that failed", async () => {
	const broken = { ...SHEET, issuedAt: "never" };
	await expect(printPdf("broken", () => broken)).rejects.toThrow();
	expect((await printPdf("whole", () => SHEET)).ok).toBe(true);
});
