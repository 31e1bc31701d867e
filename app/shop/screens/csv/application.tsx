import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { applyImport } from "#app/shop/csv/imports.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/imports/${encodeURIComponent(params.importId ?? "")}`, { status: 303 });
}

/** Begins to apply a checked file. Pressed twice, it begins once. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw new Response(null, { status: 404 });
	const path = `/dashboard/imports/${params.importId}`;
	if (await applyImport(db, { importId, now: new Date() })) return redirect(path, { status: 303 });
	return redirectWithFlash(path, {
		tone: "info",
		text: "Nothing new was begun: this file is no longer waiting.",
	});
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function Application() {
	return null;
}
