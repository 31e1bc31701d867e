import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { altSchema } from "#app/common/photos/photo-limits.ts";
import { describePhoto, readPhotos } from "#app/common/photos/photos.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { ownedPath } from "#app/travel/hotels/owned.ts";
import { ownedFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { managedPhotos, photosOf } from "#app/travel/hotels/photos.server.ts";
import { OwnedFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { DescribePhoto } from "#app/ui/photos/describe-photo.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.hotelPhotos.photo) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	const photos = await readPhotos(db, photosOf(owned));
	const photo = photos.find(({ id }) => id === unmaskId(params.photoId ?? ""));
	if (!photo) throw json(null, { status: 404 });
	return json({ owned, photo });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	const form = await readForm(request, altSchema, person);
	if (!form.ok) return form.refusal;
	const described = await describePhoto(db, managedPhotos(owned, person), {
		photoId: unmaskId(params.photoId ?? "") ?? 0,
		alt: form.value.alt,
	});
	if (!described.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`${ownedPath(owned)}/photos`, {
		tone: "success",
		text: t.hotelPhotos.described,
	});
}

export default function PhotoScreen() {
	const { owned, photo } = useLoaderData<typeof loader>();
	return (
		<OwnedFrame owned={owned} here="/photos">
			<DescribePhoto
				photo={photo}
				example={t.hotelPhotos.example}
				back={`${ownedPath(owned)}/photos`}
				lastResult={useActionData<typeof action>()}
			/>
		</OwnedFrame>
	);
}
