import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { removePhoto } from "#app/common/photos/photos.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
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
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const photoId = unmaskId(params.photoId ?? "") ?? 0;
	const removed = await removePhoto(db, managedPhotos(owned, person), { photoId });
	if (!removed.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`${ownedPath(owned)}/photos`, {
		tone: "success",
		text: t.hotelPhotos.removed,
	});
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
