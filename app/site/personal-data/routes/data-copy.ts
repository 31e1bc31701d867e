import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { requireDataRequest, sendArchive } from "#app/site/personal-data/data-page-request.server.ts";
import { closeDataLink } from "#app/site/personal-data/data-requests.server.ts";
import { exportGuestArchive } from "#app/site/personal-data/export-files.server.ts";

export const loader = postOnly("/privacy/data/summary");

/** A ZIP file of everything stored about the address of the opened link. */
export async function action({ request }: ActionFunctionArgs) {
	const { id, email } = await requireDataRequest(request);
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok) return form.refusal;
	const now = new Date();
	const archive = await exportGuestArchive(db, { email, now });
	await closeDataLink(db, { id, now });
	return sendArchive(request, archive, now);
}
