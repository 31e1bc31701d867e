import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readImportForm, redirectToImport } from "#app/shop/import/import-form-request.server.ts";
import { cancelImport } from "#app/shop/import/imports.server.ts";

export const loader = ({ request, params }: LoaderFunctionArgs) => redirectToImport(request, params);

/** Stops an import. Changes made so far are kept. */
export async function action({ request, params }: ActionFunctionArgs) {
	const form = await readImportForm(request, params, z.object({}));
	if (!form.ok) return form.refusal;
	const { importId, path } = form;
	if (await cancelImport(db, { importId, now: new Date() }))
		return redirectWithFlash(path, {
			tone: "success",
			text: "Import stopped. Changes made so far are kept.",
		});
	return redirectWithFlash(path, { tone: "info", text: "This import had already finished." });
}

// A refused form is answered with a page, which needs a component. This one is never shown.
export default function Cancellation() {
	return null;
}
