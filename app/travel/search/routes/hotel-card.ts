import type { LoaderFunctionArgs } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { sendCard } from "#app/http/pages/send-card.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { hotelCard } from "#app/travel/search/hotel-card.server.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";

/** The picture that a shared link to a hotel shows. */
export async function loader({ params, request }: LoaderFunctionArgs) {
	const hotelId = unmaskId(params.hotelId ?? "");
	const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
	return sendCard(request, hotel && hotelCard(hotel, market.currency));
}
