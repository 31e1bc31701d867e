import type { Readable } from "node:stream";
import { redirect } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { dataRequestCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { findDataRequest } from "./data-requests.server.ts";

/**
 * The request whose emailed link this browser opened. Without one, the browser is redirected to the form that asks for a
 * link.
 */
export async function requireDataRequest(request: Request) {
	const { hash } = await readToken(request, dataRequestCookie);
	if (hash === null) throw redirect("/privacy/data", { status: 303 });
	const found = await findDataRequest(db, { tokenHash: hash, isOpened: true, now: new Date() });
	if (!found) throw await redirectWithFlash("/privacy/data", { tone: "error", text: t.ownData.linkGone });
	return { ...found, tokenHash: hash };
}

/** Sends the ZIP file of somebody's data, see `exportArchive`. */
export const sendArchive = (request: Request, archive: Readable, now: Date) =>
	streamFile(request, archive, {
		"Content-Type": "application/zip",
		"Content-Disposition": `attachment; filename="your-data-${now.toISOString().slice(0, 10)}.zip"`,
		"Cache-Control": "private, no-store",
		"X-Content-Type-Options": "nosniff",
	});
