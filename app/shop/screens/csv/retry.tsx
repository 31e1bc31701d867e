import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { retryPictures } from "#app/shop/csv/pictures/retry-pictures.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/imports/${encodeURIComponent(params.importId ?? "")}`, { status: 303 });
}

/** Tries the pictures of an import that could not be added again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw new Response(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	if ((await retryPictures(db, { importId, now: new Date() })) > 0) return redirect(path, { status: 303 });
	return redirectWithFlash(path, {
		tone: "info",
		text: "No picture can be fetched again. Upload the missing pictures as a ZIP file.",
	});
}

// A refused form is a page, which needs a component; nobody sees this one.
export default function Retry() {
	return null;
}
