import { parentPort } from "node:worker_threads";
import { layOutPdf } from "./lay-out-pdf.server.ts";
import type { PdfSheet } from "./pdf-sheet.ts";

/** What the thread of `print-pdf.server.ts` runs: a sheet comes in, its file goes out. A failure ends the thread. */
parentPort?.on("message", async (sheet: PdfSheet) => {
	const file = await layOutPdf(sheet);
	parentPort?.postMessage(new Uint8Array(file));
});
