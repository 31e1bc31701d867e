import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { movePhoto } from "#app/common/photos/photos.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { ownedPath } from "#app/travel/hotels/owned.ts";
import { ownedFromParams, redirectToPhotos } from "#app/travel/hotels/owned-request.server.ts";
import { managedPhotos } from "#app/travel/hotels/photos.server.ts";

export const loader = redirectToPhotos;

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	const form = await readForm(request, z.object({ to: z.enum(["front", "back"]) }), person);
	if (!form.ok) return form.refusal;
	const moved = await movePhoto(db, managedPhotos(owned, person), {
		photoId: unmaskId(params.photoId ?? "") ?? 0,
		by: form.value.to === "front" ? -1 : 1,
	});
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect(`${ownedPath(owned)}/photos`, { status: 303 });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
