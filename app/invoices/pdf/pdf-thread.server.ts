import { parentPort } from "node:worker_threads";
import type { Language } from "#app/common/language/languages.ts";
import { offerLanguages } from "#app/common/language/write-in.server.ts";
import { layOutPdf } from "./lay-out-pdf.server.ts";
import type { PdfSheet } from "./pdf-sheet.ts";

/** What the thread of `print-pdf.server.ts` runs: a sheet comes in, its file goes out. A failure ends the thread. */
parentPort?.on("message", async ({ language, sheet }: { language: Language; sheet: PdfSheet }) => {
	offerLanguages([language]);
	const file = await layOutPdf(sheet);
	parentPort?.postMessage(new Uint8Array(file));
});
