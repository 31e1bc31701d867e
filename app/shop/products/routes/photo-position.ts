import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { moveProductPhoto } from "#app/shop/products/product-photos.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	return redirect(`/dashboard/products/${encodeURIComponent(params.maskedId ?? "")}/photos`, { status: 303 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, z.object({ to: z.enum(["front", "back"]) }), person);
	if (!form.ok) return form.refusal;
	const moved = await moveProductPhoto(db, {
		productId: unmaskId(params.maskedId ?? "") ?? 0,
		photoId: unmaskId(params.photoId ?? "") ?? 0,
		by: form.value.to === "front" ? -1 : 1,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect(`/dashboard/products/${encodeURIComponent(params.maskedId ?? "")}/photos`, { status: 303 });
}

// A refused form is a page, and a page needs a screen; this one is never seen.
export default function PhotoPosition() {
	return null;
}
