import { LRUCache } from "lru-cache";
import { currentLanguage } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { newDrawingThread, ThreadBusyError } from "#app/common/photos/drawing-thread.server.ts";
import type { PdfSheet } from "./pdf-sheet.ts";

/** The files that were asked for last: a document never changes. */
const MAX_FILES = 50;

const files = new LRUCache<string, Promise<PdfFile>>({ max: MAX_FILES });
const layOut = newDrawingThread<{ language: Language; sheet: PdfSheet }, PdfFile>({
	file: new URL("./pdf-thread.server.ts", import.meta.url),
	// A sheet of 200 lines takes the thread a second.
	maxWaiting: 20,
	patienceMs: 30_000,
});

type PdfFile = Uint8Array<ArrayBuffer>;

/** The file; not `ok` while too many others wait, and when drawing it takes too long. */
export type PrintedPdf = { ok: true; file: PdfFile } | { ok: false };

/**
 * The sheet as a PDF in the current language, remembered under its key, with which the same sheet always comes. It is laid
 * out in a thread of its own, one sheet after the other. Refuses while 20 others wait, and after 15 seconds. Throws what `layOutPdf` throws.
 */
export async function printPdf(key: string, sheetOf: () => PdfSheet): Promise<PrintedPdf> {
	const language = currentLanguage();
	const name = `${language} ${key}`;
	// It may wait for others, whose language is another one.
	const print = () => layOut(() => ({ language, sheet: writeIn(language, sheetOf) }));
	try {
		return { ok: true, file: await (files.get(name) ?? remember(name, print())) };
	} catch (error) {
		if (error instanceof ThreadBusyError) return { ok: false };
		throw error;
	}
}

function remember(key: string, file: Promise<PdfFile>): Promise<PdfFile> {
	files.set(key, file);
	file.catch(() => files.delete(key));
	return file;
}
