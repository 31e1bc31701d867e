import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { rememberedPdf } from "./invoice-pdf.server.ts";
import type { InvoiceSnapshot } from "./invoice-snapshot.ts";

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
	const file = await rememberedPdf({ ...about, number: `2026-${++count}`, snapshot: snapshotOf(change) });
	const raw = file.toString("latin1");
	return raw.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
		try {
			return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
		} catch {
			return whole;
		}
	});
}

test("embeds a font for each script of a name", async () => {
	const names = "Ωμέγα Жанна محمد יוסף 王小明 さくら 김철수 สมชาย देव";
	const print = await printOf({ buyer: { name: "Ana", address: [names] } });
	for (const font of ["NotoSans-Regular", "NotoNaskhArabic", "NotoSansHebrew", "NotoSansHans", "NotoSansKR"])
		expect(print).toContain(`+${font}`);
	expect(print).toContain("+NotoSansThai");
	expect(print).toContain("+NotoSansDevanagari");
});

test("prints on the paper of the seller’s country", async () => {
	expect(await printOf()).toContain("/MediaBox [0 0 612 792]");
	expect(await printOf({ sellerCountry: "DE" })).toContain("/MediaBox [0 0 595.28 841.89]");
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
