import PDFDocument from "pdfkit";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import type { PdfSheet } from "./pdf-sheet.ts";
import { LINE_HEIGHT, pdfWriter } from "./pdf-text.server.ts";

/** Countries whose paper is Letter, 8.5 × 11 inches, by CLDR. */
const LETTER = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ");

const MARGIN = 48;
const INK = "#1c1917";
const QUIET = "#57534e";
const LINE = "#d6d3d1";
const TEXT = { size: 9.5 };
const STRONG = { size: 9.5, isBold: true };
const SMALL = { size: 8.5 };

/**
 * The sheet as a PDF. The same sheet gives the same file. A character that no font has is printed as "?", and a note at
 * the end says so.
 */
export function layOutPdf(sheet: PdfSheet): Promise<Buffer> {
	const title = `${sheet.heading} ${sheet.number}`;
	const doc = new PDFDocument({
		size: LETTER.includes(sheet.country) ? "LETTER" : "A4",
		margin: MARGIN,
		bufferPages: true,
		font: "",
		lang: currentLanguage(),
		displayTitle: true,
		info: { Title: title, Author: sheet.issuer, CreationDate: new Date(sheet.issuedAt) },
	});
	const chunks: Buffer[] = [];
	const file = new Promise<Buffer>((done, fail) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => done(Buffer.concat(chunks)));
		doc.on("error", fail);
	});
	const writer = pdfWriter(doc);
	const page = { width: doc.page.width - 2 * MARGIN, bottom: doc.page.height - MARGIN - 24 };
	const half = (page.width - 24) / 2;

	let y = writer.write(sheet.heading, { size: 20, isBold: true }, at(MARGIN, MARGIN + 16, half));
	const issuerAt = at(MARGIN + half + 24, MARGIN + 16, half);
	writer.write(sheet.issuer, { size: 12, isBold: true }, { ...issuerAt, align: "end" });
	const about = [[t.words.number, sheet.number] as const, ...sheet.facts];
	for (const [index, [label, value]] of about.entries()) {
		const below = writer.write(label, TEXT, { ...at(MARGIN, y, 90), color: QUIET });
		const style = index === 0 ? STRONG : TEXT;
		y = Math.max(below, writer.write(value, style, at(MARGIN + 92, y, half - 92)));
	}
	if (sheet.summary)
		y = writer.write(sheet.summary, { size: 14, isBold: true }, at(MARGIN, y + 14, page.width));
	y += 16;
	const ends = sheet.parties.map(({ title: heading, lines }, party) => {
		const x = MARGIN + party * (half + 24);
		let down = writer.write(heading, SMALL, { ...at(x, y, half), color: QUIET });
		for (const [index, line] of lines.entries())
			down = writer.write(line, index === 0 ? STRONG : TEXT, at(x, down, half));
		return down;
	});
	y = Math.max(...ends) + 20;

	const columns = columnsOf(sheet.columns, page.width);
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
	for (const { cells, detail } of sheet.rows) {
		const [what = ""] = cells;
		const { width } = columns[0];
		const height =
			writer.heightOf(what, STRONG, width) + (detail ? writer.heightOf(detail, SMALL, width) : 0) + 10;
		makeRoom(height, true);
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
	for (const { label, amount, look } of sheet.totals) {
		const style = look === "total" ? { size: 11.5, isBold: true } : look === "small" ? SMALL : TEXT;
		const color = look === "small" ? QUIET : INK;
		makeRoom(writer.heightOf(label, style, 190) + 6, false);
		const below = writer.write(label, style, { ...at(totalsAt, y, 190), color });
		writer.write(amount, style, { ...at(totalsAt + 195, y, 95), align: "end", color });
		y = below + 4;
	}
	const missing = t.invoices.pdf.unprintable;
	for (const note of [...sheet.notes, ...(writer.countMissing() > 0 ? [missing] : [])]) {
		makeRoom(40, false);
		y = writer.write(note, SMALL, { ...at(MARGIN, y + 16, page.width), color: QUIET });
	}
	numberPages(doc, writer, `${sheet.heading} ${isolated(sheet.number)} · ${isolated(sheet.issuer)}`);
	doc.end();
	return file;
}

/** Keeps the order of a text in a line that is read in the other direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const at = (x: number, y: number, width: number) => ({ x, y, width });

type PlacedColumn = { title: string; x: number; width: number; align: "start" | "end" };

function columnsOf(
	[title, ...ends]: PdfSheet["columns"],
	width: number,
): [first: PlacedColumn, ...others: PlacedColumn[]] {
	const first = width - ends.reduce((sum, column) => sum + column.width, 0);
	let x = MARGIN + first;
	const others = ends.map((column): PlacedColumn => {
		const placed = { ...column, x, align: "end" as const };
		x += column.width;
		return placed;
	});
	return [{ title, x: MARGIN, width: first - 12, align: "start" }, ...others];
}

function numberPages(doc: PDFKit.PDFDocument, writer: ReturnType<typeof pdfWriter>, text: string): void {
	const { count } = doc.bufferedPageRange();
	const { width, height, margins } = doc.page;
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		const y = height - margins.bottom - SMALL.size * (LINE_HEIGHT - 1);
		const wide = width - 2 * MARGIN;
		writer.write(text, SMALL, { ...at(MARGIN, y, wide - 100), color: QUIET });
		writer.write(t.invoices.pdf.page({ page: page + 1, count }), SMALL, {
			...at(MARGIN + wide - 100, y, 100),
			align: "end",
			color: QUIET,
		});
	}
}
