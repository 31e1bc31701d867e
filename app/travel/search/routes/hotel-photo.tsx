import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { hotelPath, hotelPhotoPath } from "#app/travel/nights/stay.ts";
import { STAY_PARAMS, typedStayQuery } from "#app/travel/quotes/stay-form.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { PhotoViewer, photoMeta, photoNumber, viewerLinks } from "#app/ui/photos/photo-viewer.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true };
export const links = viewerLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? photoMeta({ ...data.hotel, number: data.number, path: hotelPath(data.hotel.id), origin: data.origin })
		: [];

export const loader = cacheUntilChanged(
	{ of: ["travel"], params: STAY_PARAMS },
	async ({ params, request }) => {
		const hotelId = unmaskId(params.hotelId ?? "");
		const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
		const number = photoNumber(params.number, hotel?.photos);
		if (!hotel || number === null) throw json(null, { status: 404 });
		const { id, name, photos } = hotel;
		const stay = typedStayQuery(new URL(request.url).searchParams);
		return { hotel: { id, name, photos }, stay, number, origin: env.APP_ORIGIN };
	},
);

export default function HotelPhoto() {
	const { hotel, stay, number } = useLoaderData<typeof loader>();
	return (
		<PhotoViewer
			photos={hotel.photos}
			number={number}
			name={hotel.name}
			backHref={hotelPath(hotel.id, stay)}
			hrefOf={(other) => hotelPhotoPath(hotel.id, other, stay)}
		/>
	);
}
