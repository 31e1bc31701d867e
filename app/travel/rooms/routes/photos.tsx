import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { describeAdded, PHOTO_UPLOAD, photosSchema } from "#app/common/photos/photo-limits.ts";
import { addPhotos, readPhotos } from "#app/common/photos/photos.server.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { describeProblem, drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { ownedPath } from "#app/travel/hotels/owned.ts";
import { ownedFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { managedPhotos, photosOf } from "#app/travel/hotels/photos.server.ts";
import { OwnedFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AddPhotos } from "#app/ui/photos/add-photos.tsx";
import { PhotoList } from "#app/ui/photos/photo-list.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.hotelPhotos.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	return json({ owned, photos: await readPhotos(db, photosOf(owned)) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	const form = await readUpload(request, photosSchema, person, PHOTO_UPLOAD);
	if (!form.ok) return form.refusal;
	const drawn = await drawUploads(form.value.photos, { uploader: form.uploader, ...PHOTO });
	if (!drawn.ok) return form.refuse({ photos: [drawn.sentence] }, drawn.init);
	const added = await addPhotos(db, managedPhotos(owned, person), {
		pictures: drawn.pictures,
		now: new Date(),
	});
	if (!added.ok) throw json(null, { status: 404 });
	const { refused, flash } = describeAdded(owned.kind, added, drawn.problems.map(describeProblem));
	if (refused.length > 0) return form.refuse({ photos: refused });
	return redirectWithFlash(`${ownedPath(owned)}/photos`, flash);
}

export default function Photos() {
	const { owned, photos } = useLoaderData<typeof loader>();
	return (
		<OwnedFrame owned={owned} here="/photos">
			<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				{photos.length > 0 ? (
					<PhotoList photos={photos} path={`${ownedPath(owned)}/photos`} />
				) : (
					<EmptyState title={t.hotelPhotos.none} icon="image">
						{t.hotelPhotos.noneText[owned.kind]}
					</EmptyState>
				)}
				<AddPhotos count={photos.length} lastResult={useActionData<typeof action>()} />
			</div>
		</OwnedFrame>
	);
}
