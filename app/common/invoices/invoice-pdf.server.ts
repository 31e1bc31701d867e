import { setImmediate as otherWork } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { moneyParts } from "#app/common/money.ts";
import type { InvoiceKind, SellerKey } from "#db/schema/invoices.ts";
import { invoiceFacts, invoiceTotals, partyLines } from "./invoice-rows.ts";
import { INVOICE_KINDS, type InvoiceSnapshot } from "./invoice-snapshot.ts";
import { LINE_HEIGHT, pdfWriter } from "./pdf-text.server.ts";

type Printed = { kind: InvoiceKind; number: string; issuedAt: string; snapshot: InvoiceSnapshot };

/** Countries whose paper is Letter, 8.5 × 11 inches, by CLDR. */
const LETTER = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ");

const MARGIN = 48;
const QUIET = "#57534e";
const LINE = "#d6d3d1";
const TEXT = { size: 9.5 };
const STRONG = { size: 9.5, isBold: true };
const SMALL = { size: 8.5 };

/** The latest files: an invoice never changes, and laying one out takes a fifth of a second. */
const files = new Map<string, Promise<Buffer>>();
const MAX_FILES = 50;

/** `invoiceAsPdf`, remembered. */
export function rememberedPdf(invoice: Printed & { seller: SellerKey }): Promise<Buffer> {
	const key = `${invoice.seller} ${invoice.number} ${invoice.issuedAt}`;
	const remembered = files.get(key);
	if (remembered) return remembered;
	const [oldest] = files.keys();
	if (oldest !== undefined && files.size >= MAX_FILES) files.delete(oldest);
	const file = invoiceAsPdf(invoice);
	files.set(key, file);
	file.catch(() => files.delete(key));
	return file;
}

/** A table row takes some milliseconds: after this many, requests that wait are answered first. */
const ROWS_AT_ONCE = 5;

/**
 * An invoice or credit note as a PDF, on the paper of the seller's country. The same invoice gives the same file. A
 * character that no font has is printed as "?", and a note at the end says so.
 */
async function invoiceAsPdf({ kind, number, issuedAt, snapshot }: Printed): Promise<Buffer> {
	const title = `${INVOICE_KINDS[kind].label} ${number}`;
	const doc = new PDFDocument({
		size: LETTER.includes(snapshot.sellerCountry) ? "LETTER" : "A4",
		margin: MARGIN,
		bufferPages: true,
		font: "",
		lang: "en",
		displayTitle: true,
		info: { Title: title, Author: snapshot.seller.name, CreationDate: new Date(issuedAt) },
	});
	const chunks: Buffer[] = [];
	const file = new Promise<Buffer>((done, fail) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => done(Buffer.concat(chunks)));
		doc.on("error", fail);
	});
	const writer = pdfWriter(doc);
	const money = (amount: number) => {
		const { before, figure, after } = moneyParts(amount, snapshot.currency);
		// A code, such as KWD, needs a space; "$" and "€" don't.
		return /\p{L}$/u.test(before) ? `${before}\u00a0${figure}` : before + figure + after;
	};
	const page = { width: doc.page.width - 2 * MARGIN, bottom: doc.page.height - MARGIN - 24 };
	const half = (page.width - 24) / 2;

	let y = writer.write(INVOICE_KINDS[kind].label, { size: 20, isBold: true }, at(MARGIN, MARGIN + 16, half));
	writer.write(
		snapshot.seller.name,
		{ size: 12, isBold: true },
		{
			...at(MARGIN + half + 24, MARGIN + 16, half),
			align: "end",
		},
	);
	for (const [label, value] of [["Number", number] as [string, string], ...invoiceFacts(snapshot)]) {
		const below = writer.write(label, TEXT, { ...at(MARGIN, y, 90), color: QUIET });
		y = Math.max(
			below,
			writer.write(value, label === "Number" ? STRONG : TEXT, at(MARGIN + 92, y, half - 92)),
		);
	}
	y += 16;
	const parties = [
		{ title: "From", lines: partyLines(snapshot.seller), x: MARGIN },
		{
			title: kind === "invoice" ? "Bill to" : "Credit to",
			lines: partyLines(snapshot.buyer),
			x: MARGIN + half + 24,
		},
	];
	const ends = parties.map(({ title: heading, lines, x }) => {
		let down = writer.write(heading, SMALL, { ...at(x, y, half), color: QUIET });
		for (const [index, line] of lines.entries())
			down = writer.write(line, index === 0 ? STRONG : TEXT, at(x, down, half));
		return down;
	});
	y = Math.max(...ends) + 20;

	const columns = columnsOf(page.width);
	const head = () => {
		for (const { title: heading, x, width, align } of columns)
			writer.write(heading, SMALL, { x, y, width, align, color: QUIET });
		rule(y + 6);
		y += 22;
	};
	function rule(down: number): void {
		doc
			.moveTo(MARGIN, down)
			.lineTo(MARGIN + page.width, down)
			.lineWidth(0.75)
			.strokeColor(LINE)
			.stroke();
	}
	/** Begins another page when there is no room for this height. */
	function makeRoom(height: number, isTable: boolean): void {
		if (y + height <= page.bottom) return;
		doc.addPage();
		y = MARGIN + 12;
		if (isTable) head();
	}
	head();
	for (const [row, { title: what, detail, quantity, unitPrice, amount }] of snapshot.lines.entries()) {
		if (row % ROWS_AT_ONCE === 0) await otherWork();
		const { width } = columns[0];
		const height =
			writer.heightOf(what, STRONG, width) + (detail ? writer.heightOf(detail, SMALL, width) : 0) + 10;
		makeRoom(height, true);
		const cells = [what, String(quantity), money(unitPrice), money(amount)];
		for (const [index, { x, width: wide, align }] of columns.entries())
			writer.write(cells[index] ?? "", index === 0 ? STRONG : TEXT, { x, y, width: wide, align });
		const below = y + writer.heightOf(what, STRONG, width);
		if (detail) writer.write(detail, SMALL, { ...at(MARGIN, below, width), color: QUIET });
		y += height;
		rule(y - TEXT.size - 5);
		y += 4;
	}
	y += 6;
	const totalsAt = MARGIN + page.width - 290;
	for (const { label, of, amount, look } of invoiceTotals(snapshot, kind)) {
		const style = look === "total" ? { size: 11.5, isBold: true } : look === "small" ? SMALL : TEXT;
		const text = of === undefined ? label : `${label} ${money(of)}`;
		const color = look === "small" ? QUIET : "#1c1917";
		makeRoom(writer.heightOf(text, style, 190) + 6, false);
		const below = writer.write(text, style, { ...at(totalsAt, y, 190), color });
		writer.write(money(amount), style, { ...at(totalsAt + 195, y, 95), align: "end", color });
		y = below + 4;
	}
	if (writer.countMissing() > 0) {
		const note =
			"Some characters can’t be printed in this file and are shown as “?”. The web page of this document shows them all.";
		makeRoom(40, false);
		writer.write(note, SMALL, { ...at(MARGIN, y + 16, page.width), color: QUIET });
	}
	numberPages(doc, writer, `${title} · ${snapshot.seller.name}`);
	doc.end();
	return file;
}

const at = (x: number, y: number, width: number) => ({ x, y, width });

type InvoiceColumn = { title: string; x: number; width: number; align: "start" | "end" };

/** What, how many, at what price, together: the first takes what the others leave. */
function columnsOf(width: number): [InvoiceColumn, ...InvoiceColumn[]] {
	const ends = [
		{ title: "Quantity", width: 60 },
		{ title: "Unit price", width: 100 },
		{ title: "Amount", width: 100 },
	];
	const first = width - ends.reduce((sum, column) => sum + column.width, 0);
	let x = MARGIN + first;
	const others = ends.map((column): InvoiceColumn => {
		const placed = { ...column, x, align: "end" as const };
		x += column.width;
		return placed;
	});
	return [{ title: "Item", x: MARGIN, width: first - 12, align: "start" }, ...others];
}

function numberPages(doc: PDFKit.PDFDocument, writer: ReturnType<typeof pdfWriter>, text: string): void {
	const { count } = doc.bufferedPageRange();
	const { width, height, margins } = doc.page;
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		const y = height - margins.bottom - SMALL.size * (LINE_HEIGHT - 1);
		const wide = width - 2 * MARGIN;
		writer.write(text, SMALL, { ...at(MARGIN, y, wide - 100), color: QUIET });
		writer.write(`Page ${page + 1} of ${count}`, SMALL, {
			...at(MARGIN + wide - 100, y, 100),
			align: "end",
			color: QUIET,
		});
	}
}
