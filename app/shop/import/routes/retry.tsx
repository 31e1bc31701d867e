import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readImportForm, redirectToImport } from "#app/shop/import/import-form-request.server.ts";
import { retryPictures } from "#app/shop/import/pictures/retry-pictures.server.ts";

export const loader = ({ request, params }: LoaderFunctionArgs) => redirectToImport(request, params);

/** Tries the pictures of an import that could not be added again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const form = await readImportForm(request, params, z.object({}));
	if (!form.ok) return form.refusal;
	const { importId, path } = form;
	if ((await retryPictures(db, { importId, now: new Date() })) > 0) return redirect(path, { status: 303 });
	return redirectWithFlash(path, {
		tone: "info",
		text: "No picture can be fetched again. Upload the missing pictures as a ZIP file.",
	});
}

// A refused form is answered with a page, which needs a component. This one is never shown.
export default function Retry() {
	return null;
}
