import { retryHeaders, unavailableFile } from "#app/http/process/database-unavailable.server.ts";
import type { PrintedPdf } from "./print-pdf.server.ts";

/** A file of one customer or hotel to download, named without its ending. 503 with `Retry-After` when it can't be drawn now. */
export function sendPdf(printed: PrintedPdf, name: string): Response {
	if (!printed.ok) return new Response(unavailableFile.html(), { status: 503, headers: retryHeaders() });
	return new Response(printed.file, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${name}.pdf"`,
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
